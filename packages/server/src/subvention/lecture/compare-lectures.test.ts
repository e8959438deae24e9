import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { expect, it } from 'vitest';
import { updateCompte } from '../../compte/test/test-comptes.sql.ts';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { Written } from '../../platform/http/compressed-reply.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../test/test-calls.ts';
import { aWorld, today } from '../test/test-dossiers.sql.ts';
import { compareLectures } from './compare-lectures.job.ts';
import { lecturesEcrites } from './ecrire-lectures.ts';
import { keptLectures } from './lecture-gardee.ts';
import { readLecteurs, setLecture } from './test/test-colonnes.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

it('is silent while what is kept is right, and fails once something else is kept', async () => {
  const world = await aWorld(db);
  await world.publish();
  const { id_fo } = await subventionCalls(portal, world).aReady();
  const read = () => api(readDossier, { as: world.jeanne, params: { id: id_fo } });
  const right = (await read()).body;
  const lectures = keptLectures(db);
  const [kept] = lectures.last(1);
  expect(kept).toMatchObject({ lecteur: { id: world.jeanne.id } });
  await compareLectures(portal);
  const wrong = new Written(JSON.stringify({ ...right, titre: 'Autre' }));
  if (kept) Object.assign(kept, { texte: wrong });
  await expect(compareLectures(portal)).rejects.toThrow('stale');
  expect(portal.logLines().join('')).toContain('kept readings of dossiers were not what these dossiers are');
  expect(lectures.bytes).toBe(0);
  expect((await read()).body).toEqual(right);
});

it('compares what the database keeps for services too', async () => {
  const world = await aWorld(db);
  await world.publish();
  const calls = subventionCalls(portal, world);
  // The job takes the agent's roles from their account, which must therefore hold those of this test.
  await updateCompte(db, world.agent.id, { roles: [...world.agent.roles] });
  const { id, id_fo } = await calls.aReady();
  await calls.transmit(world.jeanne, id_fo);
  const read = () => api(readDossier, { as: world.agent, params: { id } });
  const right = (await read()).body;
  await lecturesEcrites(db);
  keptLectures(db).clear();
  await compareLectures(portal);
  expect(await readLecteurs(db, id)).toHaveLength(1);
  const wrong = new Written(JSON.stringify({ ...right, titre: 'Autre' }));
  await setLecture(db, { dossier: id, texte: wrong.compressed() });
  await expect(compareLectures(portal)).rejects.toThrow('stale');
  expect(await readLecteurs(db, id)).toHaveLength(0);
  expect((await read()).body).toEqual(right);
});
