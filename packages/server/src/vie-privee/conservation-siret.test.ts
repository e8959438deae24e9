import { expect, it } from 'vitest';
import { aSiretWorld, demandeSiretCalls, siretToday } from '../demande-siret/test/test-demandes.sql.ts';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test/test-app.ts';
import { eraseDemandesSiret } from './conservation.ts';
import { answerDemandeSiret, demandeSiretKept } from './test/test-conservation.sql.ts';

const clock = aClock(siretToday);
const portal = await aPortal({ features, clock });
const { db } = portal;

const aRequest = async () => {
  const monde = await aSiretWorld(db);
  return { monde, ...(await demandeSiretCalls(portal, monde).aReady()) };
};

it('a request that was answered keeps its answer only, a year after; one that waits keeps everything', async () => {
  const [answered, waiting] = [await aRequest(), await aRequest()];
  await answerDemandeSiret(db, answered.id, '2027-02-01T12:00:00Z');
  await demandeSiretCalls(portal, waiting.monde).transmit(waiting.monde.jeanne, waiting.id);
  const before = await demandeSiretKept(db, answered.id);
  const kept = await demandeSiretKept(db, waiting.id);
  clock.set('2028-02-01T11:59:59Z');
  await eraseDemandesSiret(portal);
  expect(await demandeSiretKept(db, answered.id)).toEqual(before);
  clock.set('2028-02-01T12:00:00Z');
  await eraseDemandesSiret(portal);
  await eraseDemandesSiret(portal);
  const left = await demandeSiretKept(db, answered.id);
  expect(left).toMatchObject({ code_etat: 'REF', est_supprime: false });
  expect(Object.keys(left?.corps as object)).toEqual(['identite']);
  expect(Object.keys(left?.corps_transmis as object)).toEqual(['identite']);
  expect(await demandeSiretKept(db, waiting.id)).toEqual(kept);
});

it('one that was begun and left leaves the place to another', async () => {
  clock.set(siretToday);
  const { id, monde } = await aRequest();
  clock.set('2028-02-01T12:00:00Z');
  await eraseDemandesSiret(portal);
  expect(await demandeSiretKept(db, id)).toMatchObject({ code_etat: 'ECS', est_supprime: true });
  expect((await demandeSiretCalls(portal, monde).create()).status).toBe(201);
});
