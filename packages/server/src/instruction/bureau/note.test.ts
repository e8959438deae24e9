import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { noteEndpoints } from '@asso/contract/instruction/note.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, markEtats, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { readGrille, saveNote } = noteEndpoints;
const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

const bareme = [
  { code: 'utilite', label: 'Utilité', points: 5, poids: 2 },
  { code: 'budget', label: 'Budget', points: 10 },
];

async function aSent(changes: object = { bareme }) {
  const world = await aWorld(db);
  await world.publish(changes);
  const { aReady, transmit } = subventionCalls(portal, world);
  const sent = await aReady();
  await transmit(world.jeanne, sent.id_fo);
  const collegue = await aCollegue(db, world);
  const params = { id: sent.id_fo, service: world.drajes.id };
  const read = (as: Actor) => api(readGrille, { as, params });
  const save = async (as: Actor, points: Record<string, unknown>, ifMatch?: number) =>
    api(saveNote, {
      as,
      params,
      ifMatch: ifMatch ?? (await read(as)).body.version,
      body: { points, commentaire: 'Solide.' },
    });
  return { world, sent, collegue, read, save };
}

test('each gives their points, the service reads the mark of each and their average', async () => {
  const { world, sent, collegue, read, save } = await aSent();
  const first = await save(world.agent, { utilite: 5, budget: 10 });
  expect([first.status, first.body.moyenne, first.body.version]).toEqual([200, 20, 2]);
  await save(collegue, { utilite: 0, budget: 10 });
  const { body } = await read(world.agent);
  expect(body.notes.map(({ par, note }) => [par, note])).toEqual(
    expect.arrayContaining([
      ['Jeanne Roux', 20],
      ['Sacha Petit', 6.67],
    ]),
  );
  expect(body.moyenne).toBe(13.34);
  const { items } = (await api(dossierEndpoints.listDossiers, { as: world.agent, query: { tri: '-note' } }))
    .body;
  expect(items.map(({ id_fo, colonnes }) => [id_fo, colonnes.note])).toEqual([[sent.id_fo, '13.34']]);
});

test('a grid that is not whole is kept, and counts for nothing yet', async () => {
  const { world, save } = await aSent();
  const half = await save(world.agent, { utilite: 3 });
  expect([half.status, half.body.moyenne, half.body.notes[0]?.points]).toEqual([
    200,
    null,
    { utilite: 3, budget: null },
  ]);
});

test.each([
  ['too many points', { utilite: 5.5 }, 'instruction.points', 'points.utilite'],
  ['a quarter', { budget: 2.25 }, 'instruction.points', 'points.budget'],
  ['words', { budget: 'beaucoup' }, 'instruction.points', 'points.budget'],
  ['another criterion', { couleur: 1 }, 'kernel.champ-inconnu', 'points.couleur'],
])('%s: refused', async (_, points, code, field) => {
  const { world, save } = await aSent();
  const refused = await save(world.agent, points);
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([400, code, field]);
});

test('one’s own points are not overwritten from another window', async () => {
  const { world, save } = await aSent();
  await save(world.agent, { utilite: 1 });
  const late = await save(world.agent, { utilite: 2 }, 1);
  expect([late.status, late.problem.code]).toEqual([409, 'kernel.conflit']);
});

test('nobody else reads or gives points; the association finds none in its list', async () => {
  const { world, read, save } = await aSent();
  await save(world.agent, { utilite: 5, budget: 5 });
  expect([(await read(world.autreAgent)).status, (await save(world.autreAgent, {}, 1)).status]).toEqual([
    404, 404,
  ]);
  expect([(await read(world.jeanne)).status, (await save(world.jeanne, {}, 1)).status]).toEqual([403, 403]);
  const { items } = (await api(dossierEndpoints.listDossiers, { as: world.jeanne })).body;
  expect(items.map(({ colonnes }) => colonnes.note)).toEqual([null]);
});

test('without a grid there is nothing to give; once decided, points are only read', async () => {
  const without = await aSent({});
  expect((await without.read(without.world.agent)).body).toMatchObject({
    criteres: [],
    rights: { noter: false },
  });
  expect((await without.save(without.world.agent, {}, 1)).problem.code).toBe('instruction.sans-bareme');
  const { world, sent, read, save } = await aSent();
  await save(world.agent, { utilite: 5, budget: 5 });
  await markEtats(db, sent.id_fo, '6');
  expect((await read(world.agent)).body).toMatchObject({ moyenne: 16.67, rights: { noter: false } });
  expect((await save(world.agent, {})).status).toBe(403);
});
