import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { isDossierLate } from '@asso/domain/dossier/retard.rules';
import { addJours } from '@asso/domain/identifiants/durees';
import { aCampagne } from '@asso/domain/subvention/test/test-dossier-complet';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { subventionCalls } from '../../subvention/test/test-calls.ts';
import { aWorld, renameAssociation, today } from '../../subvention/test/test-dossiers.sql.ts';

const portal = await aPortal({ features, clock: aClock(today) });
const world = await aWorld(portal.db);
const { create, aReady, transmit } = subventionCalls(portal, world);

type Query = Parameters<typeof portal.api<typeof dossierEndpoints.listDossiers>>[1];
const list = async (as: typeof world.agent, query: NonNullable<Query>['query'] = {}) =>
  (await portal.api(dossierEndpoints.listDossiers, { as, query })).body;
const numbers = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).items.map((one) => one.id_fo);

// Jeanne transmits one dossier and types another; Ali types a third.
await world.publish();
const sent = await aReady();
await transmit(world.jeanne, sent.id_fo);
await portal.clock.advance(60);
const second = await aSecond();
await portal.clock.advance(60);
const { body: third } = await create(world.ali);

/** This dossier is of another type, because Jeanne already has one of the first. */
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

test.each([
  { tri: 'numero', found: ['sent', 'second', 'third'] },
  { tri: '-numero', found: ['third', 'second', 'sent'] },
  { tri: 'modifie', found: ['sent', 'second', 'third'] },
  { tri: 'etat', found: ['second', 'third', 'sent'] },
  { tri: '-transmis', found: ['sent'] },
  { tri: '-demande', found: ['sent'] },
] as const)('sorts by $tri, page after page, without losing a dossier', async ({ tri, found }) => {
  const named: Record<string, string> = { sent: sent.id_fo, second: second.id_fo, third: third.id_fo };
  const met: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 3; page++) {
    const { items, next } = await list(world.jeanne, { tri, limit: 1, ...(cursor ? { cursor } : {}) });
    met.push(...items.map((one) => one.id_fo));
    cursor = next ?? undefined;
  }
  expect(new Set(met).size).toBe(3);
  const expected = found.map((name) => named[name]);
  // The order of two dossiers whose sorted values are equal is not tested.
  if (tri === 'etat') expect(met[2]).toBe(expected[2]);
  else expect(met.slice(0, expected.length)).toEqual(expected);
});

test('refuses the place of a page in another order, and an order it does not know', async () => {
  const { listDossiers } = dossierEndpoints;
  const { next } = await list(world.jeanne, { tri: 'numero', limit: 1 });
  const elsewhere = { tri: '-demande', cursor: next ?? '' } as const;
  expect((await portal.api(listDossiers, { as: world.jeanne, query: elsewhere })).status).toBe(400);
  const forged = Buffer.from(JSON.stringify(['next', ['demande', 'beaucoup', sent.id]])).toString(
    'base64url',
  );
  const query = { tri: 'demande', cursor: forged } as const;
  expect((await portal.api(listDossiers, { as: world.jeanne, query })).status).toBe(400);
  const unknown = { tri: 'couleur' } as never;
  expect((await portal.api(listDossiers, { as: world.jeanne, query: unknown })).status).toBe(400);
});

test.each([
  ['its number', () => sent.id_fo],
  [
    'the SIRET of its establishment, with spaces',
    () => world.siret.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 '),
  ],
  ['the beginning of two words, in any order', () => 'benev form'],
  ['the beginning of its number', () => sent.id_fo.slice(0, -1)],
])('finds a dossier of the service by %s', async (_, words) => {
  expect(await numbers(world.agent, { searchQuery: words() })).toContain(sent.id_fo);
  expect(await numbers(world.autreAgent, { searchQuery: words() })).toEqual([]);
});

test('finds a dossier by its number without its dash, or by its end alone', async () => {
  const [annee = '', rang = ''] = sent.id_fo.split('-');
  for (const words of [
    `${annee}${rang}`,
    `${annee}-${Number(rang)}`,
    `${annee} ${rang}`,
    `${Number(rang)}`,
  ]) {
    expect([words, await numbers(world.agent, { searchQuery: words })]).toEqual([words, [sent.id_fo]]);
    expect(await numbers(world.autreAgent, { searchQuery: words })).toEqual([]);
  }
});

test('finds a dossier by the title of its project', async () => {
  expect(await numbers(world.agent, { searchQuery: 'arbitres' })).toEqual([sent.id_fo]);
});

test('says what waits longer than its campaign usually takes', async () => {
  const late = () => numbers(world.agent, { retard: ['oui'] });
  expect((await list(world.agent)).items.map((one) => one.colonnes.retard)).toEqual([90]);
  expect(await late()).toEqual([]);
  const back = portal.clock.now().toISOString();
  const [dossier] = (await list(world.agent)).items;
  const transmis_le = new Date(dossier?.instructions[0]?.transmis_le ?? '');
  const recu = { etat: 'D' as const, transmis_le, delai_jours: 90 };
  const until = addJours(transmis_le, 90).getTime();
  // The database and the domain agree to the millisecond.
  for (const [after, isLate] of [
    [-1, false],
    [0, false],
    [1, true],
    [600_000, true],
  ] as const) {
    const now = new Date(until + after);
    portal.clock.set(now.toISOString());
    expect([after, await late()]).toEqual([after, isLate ? [sent.id_fo] : []]);
    expect(isDossierLate(recu, now)).toBe(isLate);
  }
  portal.clock.set(back);
});

test.each([
  ['2000', 1],
  ['2001', 0],
])('keeps those that ask at least %s euros', async (asked, n) => {
  expect(await numbers(world.agent, { demande_min: [asked] })).toHaveLength(n);
});

test('finds a dossier by the new name of its association', async () => {
  await renameAssociation(portal.db, world.id_association, 'Les Amis du Platane');
  expect(await numbers(world.agent, { searchQuery: 'platane' })).toEqual([sent.id_fo]);
  expect(await numbers(world.agent, { searchQuery: '99-999999' })).toEqual([]);
});

test('keeps those of a scheme, and shows its name', async () => {
  expect(await numbers(world.agent, { id_type_dispositif: ['FDVA'] })).toEqual([sent.id_fo]);
  expect(await numbers(world.agent, { id_type_dispositif: ['FEDE'] })).toEqual([]);
  const [row] = (await list(world.agent)).items;
  expect(row?.colonnes.id_type_dispositif).toBe('Fonds pour le développement de la vie associative');
});

test('takes filters that are lists as repeated parameters, and the role among those held [R7.14] [R6.33]', async () => {
  const { listDossiers } = dossierEndpoints;
  const query = { etats: ['A', 'D'], exercices: ['2027'], role: 'rds.user' };
  expect((await list(world.agent, query)).items).toHaveLength(3);
  const withRole = (role: string) => portal.api(listDossiers, { as: world.agent, query: { role } });
  expect((await withRole('rds.admin')).status).toBe(403);
  const params = { id: sent.id_fo };
  const read = await portal.api(dossierEndpoints.readHistorique, {
    as: world.agent,
    params,
    query: { role: 'rds.user' },
  });
  expect(read.status).toBe(200);
});
