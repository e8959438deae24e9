import { completudeEndpoints } from '@asso/contract/dossier/completude.endpoints';
import { mailboxEndpoints } from '@asso/contract/kernel/mailbox.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { describe, expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { shareWith } from '../../subvention/test/test-partage.sql.ts';
import { kindsOfDossiers } from '../dossier-kinds.ts';
import { rappelWorker } from './rappel.job.ts';

/** In notifications, the dossier of these tests is followed by this text. */
const nom = ' (Formation des bénévoles 2027, Formation des bénévoles)';

const portal = await aPortal({ features, clock: aClock(today) });
const { db, api, clock } = portal;
const remind = rappelWorker(portal, kindsOfDossiers);

/** Runs the job at this hour; the campaign closes on Thursday 11 March at 23h59 in Paris. */
async function runAt(now: string): Promise<void> {
  clock.set(now);
  await remind.handler(
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );
}

async function aDraft(campagne: Parameters<typeof aCampagne>[0] = {}) {
  clock.set(today);
  const world = await aWorld(db);
  await world.publish(campagne);
  const { id, id_fo } = (await subventionCalls(portal, world).create()).body;
  const told = async (as: Actor = world.jeanne) =>
    (await api(notificationEndpoints.readUserNotifications, { as })).body.items
      .map(({ kind, sentence }) => `${kind} ${sentence.replaceAll(/[\u00a0\u202f]/g, ' ')}`)
      .filter((sentence) => sentence.includes(' avant le '));
  return { world, id, id_fo, told };
}

describe('who has not transmitted', () => {
  test('is reminded seven days and one day before the deadline, once each', async () => {
    const { id_fo, told } = await aDraft();
    await runAt('2027-03-03T22:05:00Z');
    expect(await told()).toEqual([]);
    await runAt('2027-03-04T08:05:00Z');
    await runAt('2027-03-04T08:05:00Z');
    await runAt('2027-03-05T08:05:00Z');
    expect(await told()).toHaveLength(1);
    await runAt('2027-03-09T18:05:00Z');
    expect(await told()).toHaveLength(1);
    await runAt('2027-03-10T08:05:00Z');
    await runAt('2027-03-11T08:05:00Z');
    await runAt('2027-03-12T08:05:00Z');
    const sentence = `1 Dossier ${id_fo}${nom} : à transmettre avant le jeudi 11 mars 2027 à 23h59, heure de Paris.`;
    expect(await told()).toEqual([sentence, sentence]);
  });

  test('is reminded once by two jobs at once', async () => {
    const { told } = await aDraft();
    await Promise.all([runAt('2027-03-04T09:00:00Z'), runAt('2027-03-04T09:00:00Z')]);
    expect(await told()).toHaveLength(1);
  });

  test('is written to by day, in the territory', async () => {
    const { told } = await aDraft({ fuseau: 'Indian/Reunion' });
    // In La Réunion, the campaign closes on 12 March at 02h59, and seven days before is 5 March.
    await runAt('2027-03-04T15:05:00Z');
    await runAt('2027-03-05T03:05:00Z');
    expect(await told()).toEqual([]);
    await runAt('2027-03-05T04:05:00Z');
    expect(await told()).toHaveLength(1);
  });

  test('is written to, with the words of the button to press', async () => {
    const { world } = await aDraft();
    await runAt('2027-03-10T08:05:00Z');
    await portal.runJobs();
    const mails = (await api(mailboxEndpoints.listMails, { query: { to: world.emails.jeanne } })).body;
    const mail = mails.find(({ subject }) => subject.startsWith('À transmettre'));
    expect(mail?.subject.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
      'À transmettre dans 1 jour : Formation des bénévoles 2027',
    );
    expect(mail?.text).toMatch(
      /Votre demande de subvention n’est pas transmise. Cliquez sur «\sTransmettre\s»\./,
    );
  });

  test('is who began it and those it is shared with, no other member', async () => {
    const { world, id, told } = await aDraft();
    await runAt('2027-03-04T09:00:00Z');
    expect(await told(world.ali)).toEqual([]);
    await shareWith(db, { id_dossier: id, id: world.ali.id, par: world.jeanne.id, at: clock.now() });
    await runAt('2027-03-10T09:00:00Z');
    expect(await told(world.ali)).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });

  test.each<[EtatInstruction, number]>([
    ['A', 1],
    ['C', 1],
    ['D', 0],
    ['2', 0],
    ['6', 0],
    ['12', 0],
  ])('in state %s has %i reminder', async (etat, count) => {
    const { id_fo, told } = await aDraft();
    await markEtats(db, id_fo, etat);
    await runAt('2027-03-05T09:00:00Z');
    expect(await told()).toHaveLength(count);
  });

  test('is reminded when the campaign says, or never', async () => {
    const often = await aDraft({ rappels_jours: [15, 3] });
    const never = await aDraft({ rappels_jours: [] });
    await runAt('2027-02-24T09:00:00Z');
    expect(await often.told()).toHaveLength(1);
    await runAt('2027-03-07T09:00:00Z');
    expect(await often.told()).toHaveLength(1);
    await runAt('2027-03-08T09:00:00Z');
    await runAt('2027-03-10T09:00:00Z');
    expect(await often.told()).toHaveLength(2);
    expect(await never.told()).toEqual([]);
  });
});

test('what a service found missing is reminded before its date, until it is answered', async () => {
  const { world, id_fo, told } = await aDraft();
  await markEtats(db, id_fo, 'D');
  const version = (await subventionCalls(portal, world).read(world.jeanne, id_fo)).version;
  const params = { id: id_fo, service: world.drajes.id };
  const manques = [{ code: 'demandeur', phrase: 'Qui répondra ?' }];
  const asked = await api(completudeEndpoints.askComplements, {
    as: world.agent,
    params,
    ifMatch: version,
    body: { manques, avant_le: '2027-02-20' },
  });
  await runAt('2027-02-12T09:00:00Z');
  expect(await told()).toEqual([]);
  await runAt('2027-02-13T09:00:00Z');
  await runAt('2027-02-14T09:00:00Z');
  const sentence = `2 Dossier ${id_fo}${nom} : à compléter avant le samedi 20 février 2027 à 23h59, heure de Paris (1 réponse).`;
  expect(await told()).toEqual([sentence]);
  await api(completudeEndpoints.answerComplements, {
    as: world.jeanne,
    params,
    ifMatch: asked.body.version,
    body: { reponses: [{ code: 'demandeur', texte: 'Mme Roux.' }] },
  });
  await runAt('2027-02-19T09:00:00Z');
  expect(await told()).toEqual([sentence]);
});
