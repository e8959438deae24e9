import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import type { SuiviDossier } from '@asso/domain/notification/rythme.rows';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';
import { wearsService } from '../test/test-lots.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aReceived() {
  const world = await aWorld(db);
  await wearsService(db, world);
  await world.publish();
  const { aReady, transmit, read } = subventionCalls(portal, world);
  const { id_fo } = await aReady();
  await transmit(world.jeanne, id_fo);
  const collegue = await aCollegue(db, world);
  const params = { id: id_fo, service: world.drajes.id };
  const follow = (as: Actor, suivi: SuiviDossier) =>
    api(bureauEndpoints.saveSuivi, { as, params, body: { suivi } });
  const move = async (action: 'start' | 'sendBack') =>
    api(dossierEndpoints.moveInstruction, {
      ...{
        as: world.agent,
        params: { ...params, action },
        ifMatch: (await read(world.agent, id_fo)).version,
      },
      body: action === 'sendBack' ? { motif: 'À revoir.' } : {},
    });
  const told = async (as: Actor) =>
    (await api(notificationEndpoints.readUserNotifications, { as, query: {} })).body.items.filter(
      ({ objet }) => objet.libelle.includes(id_fo),
    ).length;
  return { world, id_fo, collegue, follow, move, told, transmit };
}

test('who follows a dossier learns what colleagues do; who does not, only what the association does', async () => {
  const { world, collegue, follow, move, told } = await aReceived();
  const before = await told(collegue);
  await move('start');
  expect(await told(collegue)).toBe(before);
  expect((await follow(collegue, 'tout')).body.suivi).toBe('tout');
  expect((await follow(world.agent, 'tout')).status).toBe(200);
  const mine = await told(world.agent);
  await move('sendBack');
  expect(await told(collegue)).toBe(before + 1);
  // The agent who sent the dossier back follows it too, and is not told of their own act.
  expect(await told(world.agent)).toBe(mine);
});

test('who wants nothing more of a dossier is told of nothing, until they follow it again', async () => {
  const { world, id_fo, collegue, follow, move, told, transmit } = await aReceived();
  await follow(collegue, 'rien');
  const before = await told(collegue);
  await move('sendBack');
  await transmit(world.jeanne, id_fo);
  expect(await told(collegue)).toBe(before);
  expect((await follow(collegue, 'habituel')).body.suivi).toBe('habituel');
  await move('sendBack');
  await transmit(world.jeanne, id_fo);
  expect(await told(collegue)).toBe(before + 1);
});

test('only an agent of the service chooses, and for oneself alone', async () => {
  const { world, collegue, follow } = await aReceived();
  expect((await follow(world.jeanne, 'tout')).status).toBe(403);
  await follow(collegue, 'rien');
  expect((await follow(world.agent, 'habituel')).body.suivi).toBe('habituel');
});
