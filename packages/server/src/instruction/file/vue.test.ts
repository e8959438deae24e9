import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { aClock } from '../../platform/clock/clock.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { aWorld, today } from '../../subvention/test/test-dossiers.sql.ts';
import { aCollegue } from '../test/test-bureau.ts';

const { listVues, createVue, saveVue, deleteVue, openFirst, orderVues, saveColonnes } = vueEndpoints;

const portal = await aPortal({ features, clock: aClock(today) });
const { api, db } = portal;

async function aQueue() {
  const world = await aWorld(db);
  const collegue = await aCollegue(db, world);
  const make = (as: Actor, nom: string, more: object = {}) =>
    api(createVue, { as, body: { nom, filtres: { etats: ['D'] }, tri: '-demande', ...more } });
  const names = async (as: Actor) => (await api(listVues, { as })).body.items.map(({ nom }) => nom);
  return { ...world, collegue, make, names };
}

test('a view keeps its filters, words, order and columns, for who named it alone', async () => {
  const { agent, collegue, make, names } = await aQueue();
  const made = await make(agent, ' Gros  montants ', {
    filtres: { etats: ['D', '2'], demande_min: ['5000'], exercices: [] },
    recherche: 'judo',
    colonnes: ['note', 'numero'],
  });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      nom: 'Gros montants',
      filtres: { etats: ['D', '2'], demande_min: ['5000'] },
      recherche: 'judo',
      tri: '-demande',
      colonnes: ['projet', 'association', 'note', 'numero'],
      par: null,
      rights: { edit: true },
    },
  ]);
  expect([await names(agent), await names(collegue)]).toEqual([['Gros montants'], []]);
});

test.each([
  ['no name', { nom: ' ' }, 400, 'instruction.vue-vide'],
  ['a name of 61 letters', { nom: 'x'.repeat(61) }, 400, 'instruction.vue-vide'],
  ['a name they have', { nom: 'à PRENDRE' }, 409, 'instruction.vue-existe'],
])('a view with %s is refused', async (_, { nom }, status, code) => {
  const { agent, make } = await aQueue();
  await make(agent, 'À prendre');
  const refused = await make(agent, nom);
  expect([refused.status, refused.problem.code, refused.problem.field]).toEqual([status, code, 'nom']);
});

test('a filter, an order or a column that does not exist is refused', async () => {
  const { agent, make } = await aQueue();
  for (const more of [{ filtres: { couleur: ['x'] } }, { tri: 'couleur' }, { colonnes: ['couleur'] }]) {
    expect((await make(agent, 'Vue', more)).status).toBe(400);
  }
});

test('what is shared is seen by the service, and stays who made it’s to change', async () => {
  const { agent, autreAgent, collegue, drajes, cd, make, names } = await aQueue();
  const { id } = (await make(agent, 'Commission', { id_service: drajes.id })).body;
  expect((await make(agent, 'Ailleurs', { id_service: cd.id })).status).toBe(404);
  expect([await names(collegue), await names(autreAgent)]).toEqual([['Commission'], []]);
  const [shared] = (await api(listVues, { as: collegue })).body.items;
  expect(shared).toMatchObject({ par: 'Jeanne Roux', rights: { edit: false } });
  const body = { nom: 'Autre', filtres: {} };
  const statuses = async (as: Actor) => [
    (await api(saveVue, { as, params: { vue: id }, ifMatch: 1, body })).status,
    (await api(deleteVue, { as, params: { vue: id }, ifMatch: 1 })).status,
  ];
  expect(await statuses(collegue)).toEqual([403, 403]);
  expect(await statuses(autreAgent)).toEqual([404, 404]);
  expect(await statuses(agent)).toEqual([200, 409]);
  expect((await api(deleteVue, { as: agent, params: { vue: id }, ifMatch: 2 })).status).toBe(200);
  expect(await names(agent)).toEqual([]);
});

test('views are put in one’s own order', async () => {
  const { agent, collegue, make, names } = await aQueue();
  const ids = [];
  for (const nom of ['Un', 'Deux', 'Trois']) ids.push((await make(agent, nom)).body.id);
  const foreign = (await make(collegue, 'À lui')).body.id;
  const ordered = await api(orderVues, { as: agent, body: { ids: [ids[2] ?? '', foreign, ids[0] ?? ''] } });
  expect(ordered.body.ids).toEqual([ids[2], ids[0], ids[1]]);
  expect([await names(agent), await names(collegue)]).toEqual([['Trois', 'Un', 'Deux'], ['À lui']]);
});

test('one keeps 30 views, and no more', async () => {
  const { agent, make } = await aQueue();
  for (let n = 1; n <= 30; n += 1) expect((await make(agent, `Vue ${n}`)).status).toBe(201);
  expect((await make(agent, 'Vue 31')).problem.code).toBe('instruction.trop-de-vues');
});

test('columns are chosen by each, and begin with what tells dossiers apart', async () => {
  const { agent, collegue } = await aQueue();
  const colonnes = async (as: Actor) => (await api(listVues, { as })).body.colonnes;
  const usual = await colonnes(agent);
  const saved = await api(saveColonnes, { as: agent, body: { colonnes: ['note', 'etat'] } });
  expect(saved.body.colonnes).toEqual(['projet', 'association', 'note', 'etat']);
  expect([await colonnes(agent), await colonnes(collegue)]).toEqual([saved.body.colonnes, usual]);
});

test('each chooses the view their queue opens on: one of theirs, or one that is shared with them', async () => {
  const { agent, autreAgent, collegue, drajes, make } = await aQueue();
  const open = (as: Actor, vue: string | null) => api(openFirst, { as, body: { vue } });
  const first = async (as: Actor) => (await api(listVues, { as })).body.premiere;
  const mine = (await make(agent, 'À moi')).body;
  const shared = (await make(agent, 'Commission', { id_service: drajes.id })).body;
  expect(await first(agent)).toBeNull();
  expect((await open(agent, mine.id)).body).toEqual({ premiere: mine.id });
  expect((await open(collegue, shared.id)).status).toBe(200);
  expect([await first(agent), await first(collegue)]).toEqual([mine.id, shared.id]);
  for (const [as, vue] of [
    [collegue, mine.id],
    [autreAgent, shared.id],
    [agent, crypto.randomUUID()],
  ] as const) {
    expect((await open(as, vue)).codes).toEqual(['instruction.introuvable']);
  }
  expect([await first(collegue), await first(autreAgent)]).toEqual([shared.id, null]);
  // The view is no longer shared, then deleted: there is nothing left to open first.
  await api(saveVue, {
    as: agent,
    params: { vue: shared.id },
    ifMatch: shared.version,
    body: { nom: 'Commission', filtres: {}, id_service: null },
  });
  expect(await first(collegue)).toBeNull();
  expect((await open(agent, null)).body).toEqual({ premiere: null });
  expect(await first(agent)).toBeNull();
  await open(agent, mine.id);
  await api(deleteVue, { as: agent, params: { vue: mine.id }, ifMatch: mine.version });
  expect(await first(agent)).toBeNull();
});

test('an association has no view of a queue', async () => {
  const { jeanne } = await aQueue();
  const statuses = await Promise.all([
    api(listVues, { as: jeanne }),
    api(createVue, { as: jeanne, body: { nom: 'x', filtres: {} } }),
    api(saveColonnes, { as: jeanne, body: { colonnes: [] } }),
    api(orderVues, { as: jeanne, body: { ids: [] } }),
    api(openFirst, { as: jeanne, body: { vue: null } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});
