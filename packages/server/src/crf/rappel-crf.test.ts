import { relanceEndpoints } from '@asso/contract/dossier/relance.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { today } from '../subvention/test/test-dossiers.sql.ts';
import { exercicesProches, rappelCrfWorker } from './rappel-crf.job.ts';
import { aGrant } from './test/test-crf.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const remind = rappelCrfWorker(portal);

async function runAt(now: string): Promise<void> {
  portal.clock.set(now);
  await remind.handler(
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  );
}
const told = async (as: Actor) =>
  (await portal.api(notificationEndpoints.readUserNotifications, { as })).body.items
    .filter(({ kind }) => kind === 8)
    .map(({ sentence }) => sentence.replaceAll(/[\u00a0\u202f]/g, ' '));

test('who has not told is reminded before 30 June, then after, once each', async () => {
  const { world, id_fo } = await aGrant(portal);
  const nom = `Compte rendu financier 2027 (dossier ${id_fo})`;
  const avant = `${nom} : à transmettre avant le vendredi 30 juin 2028 à 23h59, heure de Paris.`;
  await runAt('2028-05-20T10:15:00Z');
  expect(await told(world.jeanne)).toEqual([]);
  await runAt('2028-05-31T10:15:00Z');
  await runAt('2028-05-31T11:15:00Z');
  expect(await told(world.jeanne)).toEqual([avant]);
  await runAt('2028-06-23T10:15:00Z');
  expect(await told(world.jeanne)).toEqual([avant, avant]);
  await runAt('2028-07-01T02:15:00Z');
  expect(await told(world.jeanne)).toHaveLength(2);
  await runAt('2028-07-01T10:15:00Z');
  expect((await told(world.jeanne))[0]).toBe(
    `${nom} : à transmettre, la date du vendredi 30 juin 2028 à 23h59, heure de Paris est passée.`,
  );
  expect(await told(world.ali)).toEqual([]);
  expect(await told(world.agent)).toEqual([]);
});

test('the campaign says on which days: the version the dossier was begun on', async () => {
  portal.clock.set(today);
  const { world } = await aGrant(portal, { crf: { rappels: { avant: [10], apres: [] } } });
  // This version was published later: the dossier does not use it.
  await world.publish({ crf: { rappels: { avant: [25], apres: [1] } } });
  await runAt('2028-06-06T10:15:00Z');
  expect(await told(world.jeanne)).toEqual([]);
  await runAt('2028-06-20T10:15:00Z');
  expect(await told(world.jeanne)).toHaveLength(1);
  await runAt('2028-07-01T10:15:00Z');
  expect(await told(world.jeanne)).toHaveLength(1);
});

test('nobody is reminded of what was sent', async () => {
  portal.clock.set(today);
  const { world, id_fo, aSent } = await aGrant(portal);
  await aSent(id_fo);
  const before = await told(world.jeanne);
  await runAt('2028-06-23T10:15:00Z');
  expect(await told(world.jeanne)).toEqual(before);
});

test.each([
  ['2028-04-29T10:00:00Z', []],
  ['2028-05-02T10:00:00Z', [2027]],
  ['2028-08-28T10:00:00Z', [2027]],
  ['2028-09-02T10:00:00Z', []],
  ['2029-06-30T10:00:00Z', [2028]],
])('on %s the exercises whose deadline is near are %j', (now, exercices) => {
  expect(exercicesProches(new Date(now))).toEqual(exercices);
});

test('each side tells again of a report: owed, or sent and not received', async () => {
  portal.clock.set(today);
  const { world, id_fo, aSent } = await aGrant(portal);
  const tell = (as: Actor) =>
    portal.api(relanceEndpoints.notifyDossier, { as, params: { id_fo }, query: { type: 8 } });
  // The year of the grant is not over: no report is owed yet, and none was sent.
  expect((await tell(world.agent)).problem.code).toBe('dossier.notification-sans-objet');
  expect((await tell(world.jeanne)).problem.code).toBe('dossier.notification-sans-objet');
  portal.clock.set('2028-02-01T10:00:00Z');
  expect((await tell(world.agent)).body.prevenus).toBe(1);
  expect((await told(world.jeanne))[0]).toContain(
    'à transmettre avant le vendredi 30 juin 2028 à 23h59, heure de Paris',
  );
  await aSent(id_fo);
  const before = (await told(world.agent)).length;
  expect((await tell(world.jeanne)).body.prevenus).toBeGreaterThan(0);
  expect(await told(world.agent)).toHaveLength(before + 1);
  expect((await tell(world.agent)).problem.code).toBe('dossier.notification-sans-objet');
  expect((await tell(world.autreAgent)).status).toBe(404);
});
