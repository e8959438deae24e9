import { messageEndpoints } from '@asso/contract/dossier/message.endpoints';
import { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import { dossierSubventionEndpoints } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { describe, expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;
const { readUserNotifications, readPreferences, savePreferences } = notificationEndpoints;
const world = await aWorld(db);
await world.publish();
const { aReady, transmit } = subventionCalls(portal, world);
const draft = await aReady();
const tell = (as: Actor, type: number, id_fo = draft.id_fo) =>
  api(relanceEndpoints.notifyDossier, { as, params: { id_fo }, query: { type } });
const inbox = async (as: Actor) => (await api(readUserNotifications, { as })).body.items;
const mails = async (to: string) => (await api(mailboxEndpoints.listMails, { query: { to } })).body.length;

describe('telling the other side again', () => {
  it('says nothing of what is not sent, and what stands once it is', async () => {
    expect((await tell(world.jeanne, 1)).status).toBe(403);
    await transmit(world.jeanne, draft.id_fo);
    const before = (await inbox(world.agent)).length;
    expect((await tell(world.jeanne, 1)).body.prevenus).toBe(1);
    expect(await inbox(world.agent)).toHaveLength(before + 1);
    expect((await tell(world.agent, 1)).body.prevenus).toBeGreaterThan(0);
    expect((await inbox(world.jeanne))[0]?.sentence).toContain('transmis au service instructeur.');
  });

  it('tells only what is so, and is of who may write', async () => {
    expect((await tell(world.agent, 2)).problem.code).toBe('dossier.notification-sans-objet');
    expect((await tell(world.agent, 8)).problem.code).toBe('dossier.notification-sans-objet');
    expect((await tell(world.agent, 9)).status).toBe(400);
    for (const who of [world.ali, world.paul, world.autreAgent])
      expect((await tell(who, 1)).status).toBe(404);
  });
});

describe('telling again what the other side has not read', () => {
  it('is a message, with its files, until they read it', async () => {
    const params = { id: draft.id_fo };
    const code = async (as: Actor, type: number) => (await tell(as, type)).problem.code;
    expect(await code(world.jeanne, 5)).toBe('dossier.notification-sans-objet');
    const sent = await api(messageEndpoints.sendMessage, {
      as: world.jeanne,
      params,
      body: { message: 'Bonjour, voici le devis.' },
    });
    expect(sent.status).toBeLessThan(300);
    expect(await code(world.jeanne, 4)).toBe('dossier.notification-sans-objet');
    expect((await tell(world.jeanne, 5)).body.prevenus).toBeGreaterThan(0);
    const said = (await inbox(world.agent)).map(({ sentence }) => sentence);
    expect(said).toContainEqual(expect.stringContaining('vous a écrit'));
    // These words come from the association, not from the service.
    expect(await code(world.agent, 5)).toBe('dossier.notification-sans-objet');
    for (const type of [3, 6, 7])
      expect(await code(world.jeanne, type)).toBe('dossier.notification-sans-objet');
  });
});

describe('which kinds an e-mail copies', () => {
  it('are all, until somebody says otherwise: the inbox keeps them', async () => {
    const all = (await api(readPreferences, { as: world.jeanne })).body.preferences;
    expect(all.map(({ kind, rythme }) => [kind, rythme])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((kind) => [kind, 'aussitot']),
    );
    await portal.runJobs();
    const sansCourriel = async () =>
      (await inbox(world.jeanne)).filter(({ courriel }) => courriel === null).length;
    const before = {
      mails: await mails(world.emails.jeanne),
      inbox: (await inbox(world.jeanne)).length,
      sansCourriel: await sansCourriel(),
    };
    const body = { preferences: [{ kind: 1, rythme: 'jamais' as const }] };
    const saved = await api(savePreferences, { as: world.jeanne, body });
    expect(saved.body.preferences[0]).toEqual({ kind: 1, type: 'état du dossier', rythme: 'jamais' });
    await tell(world.agent, 1);
    await portal.runJobs();
    expect(await inbox(world.jeanne)).toHaveLength(before.inbox + 1);
    expect(await mails(world.emails.jeanne)).toBe(before.mails);
    expect(await sansCourriel()).toBe(before.sansCourriel + 1);
    await api(savePreferences, {
      as: world.jeanne,
      body: { preferences: [{ kind: 1, rythme: 'aussitot' }] },
    });
    await tell(world.agent, 1);
    await portal.runJobs();
    expect(await mails(world.emails.jeanne)).toBe(before.mails + 1);
  });

  it('are one’s own', async () => {
    await api(savePreferences, { as: world.jeanne, body: { preferences: [{ kind: 6, rythme: 'jamais' }] } });
    const { preferences } = (await api(readPreferences, { as: world.ali })).body;
    expect(preferences.every(({ rythme }) => rythme === 'aussitot')).toBe(true);
    expect((await api(readPreferences, {})).status).toBe(401);
  });
});

describe('what is asked without saying of what', () => {
  it('is refused for a subvention without its code [M153]', async () => {
    const { problem } = await api(subventionEndpoints.readSubvention, {
      as: world.jeanne,
      params: { code: ' ' },
    });
    expect(problem).toMatchObject({ code: 'subvention.code-manquant', message: 'Missing params code' });
  });

  it('is refused for an existing request without its subvention [M152]', async () => {
    const query = { sous_dispositif: 'FDB', exercice: 2027, siret: world.siret };
    const { problem } = await api(dossierSubventionEndpoints.existsDossier, { as: world.jeanne, query });
    expect(problem).toMatchObject({
      code: 'subvention.subvention-manquante',
      message: 'Missing params subvention',
    });
  });

  it('gives of the catalogue only the fields that are named', async () => {
    const query = { q: world.code, fields: ['code', 'campagne.titre'] };
    const { body } = await api(subventionEndpoints.listSubventions, { as: world.jeanne, query });
    expect(body.items).toEqual([{ code: world.code, campagne: { titre: 'Formation des bénévoles 2027' } }]);
    const wrong = await api(subventionEndpoints.listSubventions, {
      as: world.jeanne,
      query: { fields: ['mots'] },
    });
    expect(wrong.status).toBe(400);
  });
});
