import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { aCampagne } from '@asso/domain/subvention/test-dossier-complet';
import { expect, test } from 'vitest';
import { features } from '../features.ts';
import { aClock } from '../platform/clock/clock.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { callsOf } from './test-calls.ts';
import { aWorld, today } from './test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
const { create, aReady, transmit } = callsOf(portal, world);

type Query = Parameters<typeof portal.api<typeof dossierEndpoints.listDossiers>>[1];
const list = async (as: typeof world.agent, query: NonNullable<Query>['query'] = {}) =>
  (await portal.api(dossierEndpoints.listDossiers, { as, query })).body;
const numbers = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).items.map((one) => one.id_fo);

// Jeanne transmits one and types another, Ali types a third.
await world.publish();
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
await portal.clock.advance(60);
const second = await aSecond();
await portal.clock.advance(60);
const { body: third } = await create(world.ali);

/** Of another type: Jeanne has one of the first already. */
async function aSecond() {
  const [only] = aCampagne().sous_dispositifs;
  if (!only) throw new Error('the made-up campaign has a type');
  await world.publish({ sous_dispositifs: [only, { ...only, code: 'FGI', label: 'Fonctionnement' }] });
  const body = {
    description: { code_subvention: world.code, id_sous_type_dispositif: 'FGI', exercice: 2027 },
    demandeur: { id_siret: world.siret },
  };
  return (await portal.api(dossierEndpoints.createDossier, { as: world.jeanne, body })).body;
}

test('shows the latest movement first', async () => {
  expect(await numbers(world.jeanne)).toEqual([third.id_fo, second.id_fo, sent.id_fo]);
});

test('does not show a service what is still being typed, unless it asks for it', async () => {
  expect(await numbers(world.agent)).toEqual([sent.id_fo]);
  expect(await numbers(world.agent, { etats: ['A'] })).toEqual([third.id_fo, second.id_fo]);
  expect(await numbers(world.autreAgent, { etats: ['A', 'D'] })).toEqual([]);
});

test.each([
  { query: { etats: ['D'] }, found: ['sent'] },
  { query: { etats: ['A', 'D'] }, found: ['third', 'second', 'sent'] },
  { query: { exercices: ['2027'] }, found: ['third', 'second', 'sent'] },
  { query: { exercices: ['2026'] }, found: [] },
  { query: { statuts: ['complet'] }, found: ['sent'] },
  { query: { id_sous_type_dispositif: ['FGI'] }, found: ['second'] },
  { query: { searchQuery: 'BENEVOLES formation' }, found: ['third', 'second', 'sent'] },
  { query: { searchQuery: 'fonctionnément' }, found: ['second'] },
  { query: { searchQuery: '%' }, found: [] },
])('keeps those that fit $query', async ({ query, found }) => {
  const named: Record<string, string> = { sent: sent.id_fo, second: second.id_fo, third: third.id_fo };
  expect(await numbers(world.jeanne, query)).toEqual(found.map((name) => named[name]));
});

test('goes to the next page and back, and counts them all [R7.14]', async () => {
  const first = await list(world.jeanne, { limit: 2 });
  expect([first.items.length, first.total, first.totalExact, first.previous]).toEqual([2, 3, true, null]);
  const next = await list(world.jeanne, { limit: 2, cursor: first.next ?? '' });
  expect(next.items.map((one) => one.id_fo)).toEqual([sent.id_fo]);
  expect(next.next).toBeNull();
  const back = await list(world.jeanne, { limit: 2, cursor: next.previous ?? '' });
  expect(back.items.map((one) => one.id_fo)).toEqual(first.items.map((one) => one.id_fo));
});

test('refuses more than a hundred at once and a filter it does not know', async () => {
  const { listDossiers } = dossierEndpoints;
  expect((await portal.api(listDossiers, { as: world.jeanne, query: { limit: 101 } })).status).toBe(400);
  expect((await portal.inject({ url: '/api/demande/dossiers?pirate=1' })).statusCode).toBe(401);
  const query = { pirate: '1' } as never;
  expect((await portal.api(listDossiers, { as: world.jeanne, query })).status).toBe(400);
});

test('keeps those of a department, and shows it', async () => {
  expect(await numbers(world.agent, { departements: ['13'] })).toEqual([sent.id_fo]);
  expect(await numbers(world.agent, { departements: ['30'] })).toEqual([]);
  expect((await list(world.agent)).items.map((one) => one.colonnes.departements)).toEqual(['13']);
});

test('gives each column that the table of filters shows', async () => {
  const [row] = (await list(world.agent)).items;
  expect(row?.colonnes).toMatchObject({
    exercices: 2027,
    id_sous_type_dispositif: 'Formation des bénévoles',
  });
});
