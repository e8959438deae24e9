import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { subventionCalls } from '../subvention/test/test-calls.ts';
import { aWorld, today } from '../subvention/test/test-dossiers.sql.ts';
import { shareWith } from '../subvention/test/test-partage.sql.ts';
import { treatAbandonedBrouillons } from './brouillons-laisses.ts';
import {
  dossierKept,
  isDocumentKept,
  lastMailTo,
  mailsTo,
  readJournalLines,
} from './test/test-conservation.sql.ts';
import { leaveAssociations } from './test/test-copie.sql.ts';

const clock = aClock(today);
const portal = await aPortal({ features, clock });
const { db, api } = portal;

/** The job runs twice, since a second run must change nothing. */
const at = async (instant: string) => {
  clock.set(instant);
  await treatAbandonedBrouillons(portal);
  await treatAbandonedBrouillons(portal);
};

/** Makes a dossier filled on 1 February 2027 at noon, whose two years end on 1 February 2029 at noon. */
async function aDraft() {
  clock.set(today);
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  const { id, id_fo } = await calls.aReady();
  const told = async (as: Actor = world.jeanne) =>
    (await api(notificationEndpoints.readUserNotifications, { as })).body.items
      .map(({ sentence }) => sentence)
      .filter((sentence) => sentence.includes('effacé'));
  const isKept = async () => (await dossierKept(db, id)) !== undefined;
  return { world, calls, id, id_fo, told, isKept };
}

const nom = '(« Former nos arbitres », Formation des bénévoles 2027, Formation des bénévoles)';
const warned = async () => {
  await at('2028-12-03T12:00:00Z');
  await at('2029-01-17T12:00:00Z');
};

describe('a draft nobody touches for two years', () => {
  it('is warned about 60 and 15 days before, once each, then goes whole, but for the documents of the association', async () => {
    const { world, id, id_fo, told, isKept } = await aDraft();
    const sentence = `Dossier ${id_fo} ${nom} : effacé le 01/02/2029 si personne ne le modifie.`;
    await at('2028-12-03T11:59:59Z');
    expect(await told()).toEqual([]);
    await at('2028-12-03T12:00:00Z');
    expect(await told()).toEqual([sentence]);
    await at('2029-01-17T11:59:59Z');
    expect(await told()).toEqual([sentence]);
    await at('2029-01-17T12:00:00Z');
    expect(await told()).toEqual([sentence, sentence]);
    await at('2029-02-01T11:59:59Z');
    expect(await isKept()).toBe(true);
    await at('2029-02-01T12:00:00Z');
    expect(await isKept()).toBe(false);
    expect((await readJournalLines(db, id)).at(-1)).toMatchObject({ action: 'conservation.effacer' });
    expect((await readJournalLines(db, id)).filter(({ utilisateur }) => utilisateur !== null)).toEqual([]);
    expect(await isDocumentKept(db, world.document)).toBe(true);
    expect(await told()).toHaveLength(2);
  });

  it('is said by mail, with the day, where it is and how to keep it', async () => {
    const { world, id_fo } = await aDraft();
    await at('2028-12-03T12:00:00Z');
    const mail = await lastMailTo(db, world.emails.jeanne);
    expect(mail?.objet).toMatch(/^Bientôt effacé\s: .+, le 01\/02\/2029$/);
    expect(mail?.texte).toContain('Personne n’y a touché depuis le 01/02/2027.');
    expect(mail?.texte).toContain(
      'Pour la garder, modifiez une réponse ou transmettez-la avant le 01/02/2029.',
    );
    expect(mail?.texte).toContain(`/client/associations/${world.siret}/subvention-demande/${id_fo}`);
  });

  it('that nobody was told of stays, and is told of then, however late; one told of in time goes', async () => {
    const inTime = await aDraft();
    await warned();
    const never = await aDraft();
    // This date follows an outage during which nobody was warned about that dossier.
    await at('2029-03-01T12:00:00Z');
    expect(await inTime.isKept()).toBe(false);
    expect(await never.isKept()).toBe(true);
    expect(await never.told()).toEqual([expect.stringContaining('effacé le 30/04/2029 ')]);
    await at('2029-04-15T12:00:00Z');
    expect(await never.told()).toHaveLength(2);
    await at('2029-04-30T11:59:59Z');
    expect(await never.isKept()).toBe(true);
    await at('2029-04-30T12:00:00Z');
    expect(await never.isKept()).toBe(false);
  });

  it('warned of once only is kept past its term, and told again of the new day', async () => {
    const { isKept, told } = await aDraft();
    await at('2028-12-03T12:00:00Z');
    await at('2029-02-01T12:00:00Z');
    expect(await isKept()).toBe(true);
    expect(await told()).toEqual([
      expect.stringContaining('effacé le 16/02/2029 '),
      expect.stringContaining('effacé le 01/02/2029 '),
    ]);
    await at('2029-02-16T11:59:59Z');
    expect(await isKept()).toBe(true);
    await at('2029-02-16T12:00:00Z');
    expect(await isKept()).toBe(false);
  });
});

describe('a draft that is touched after its warnings', () => {
  it('has its two years again, and its two warnings; the other one goes', async () => {
    const [touched, left] = [await aDraft(), await aDraft()];
    await warned();
    clock.set('2029-01-20T12:00:00Z');
    await touched.calls.addProjet(touched.world.jeanne, touched.id_fo);
    await at('2029-02-01T12:00:00Z');
    expect([await touched.isKept(), await left.isKept()]).toEqual([true, false]);
    await at('2030-11-21T11:59:59Z');
    expect(await touched.told()).toHaveLength(2);
    await at('2030-11-21T12:00:00Z');
    await at('2031-01-05T12:00:00Z');
    expect(await touched.told()).toHaveLength(4);
    await at('2031-01-20T11:59:59Z');
    expect(await touched.isKept()).toBe(true);
    await at('2031-01-20T12:00:00Z');
    expect(await touched.isKept()).toBe(false);
  });

  it('stays for good once it is transmitted', async () => {
    const { world, calls, id_fo, told, isKept } = await aDraft();
    await calls.transmit(world.jeanne, id_fo);
    await warned();
    await at('2029-02-01T12:00:00Z');
    expect(await told()).toEqual([]);
    expect(await isKept()).toBe(true);
  });
});

describe('who is warned', () => {
  it('is who may edit it: its author and those it is shared with, no other member', async () => {
    const { world, id, told } = await aDraft();
    await at('2028-12-03T12:00:00Z');
    expect(await told(world.ali)).toEqual([]);
    await shareWith(db, { id_dossier: id, id: world.ali.id, par: world.jeanne.id, at: clock.now() });
    await at('2029-01-17T12:00:00Z');
    expect([await told(world.ali), await told()].map(({ length }) => length)).toEqual([1, 2]);
  });

  it('is the managers of the association when its author left', async () => {
    const { world, told } = await aDraft();
    await leaveAssociations(db, world.jeanne.id);
    await at('2028-12-03T12:00:00Z');
    expect([await told(world.ali), await told()].map(({ length }) => length)).toEqual([1, 0]);
    expect(await mailsTo(db, world.emails.jeanne)).toEqual([]);
  });

  it('is told to restore what was taken out of the lists, not to edit it', async () => {
    const { world, id } = await aDraft();
    const removed = await api(dossierEndpoints.deleteDossier, { as: world.jeanne, params: { id } });
    expect(removed.status).toBe(200);
    await at('2028-12-03T12:00:00Z');
    const mail = await lastMailTo(db, world.emails.jeanne);
    expect(mail?.texte).toContain('Pour la garder, restaurez-la avant le 01/02/2029.');
    expect(mail?.texte).not.toContain('modifiez');
  });
});
