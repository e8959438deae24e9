import { expect, it } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';
import { copiesJoining } from '../test/test-pieces.sql.ts';
import { readsThroughDossier } from './dossier-readers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { db } = portal;

it('a paper joined to many dossiers is read by the service that received one of them, and by no other', async () => {
  const world = await aWorld(db);
  await world.publish();
  const { aReady, transmit } = subventionCalls(portal, world);
  const sent = await aReady();
  await copiesJoining(db, sent.id, 600);
  await transmit(world.jeanne, sent.id_fo);
  const document = { id: world.document, deleted: false };
  expect(await readsThroughDossier(db, { actor: world.agent, document })).toBe(true);
  expect(await readsThroughDossier(db, { actor: world.autreAgent, document })).toBe(false);
});
