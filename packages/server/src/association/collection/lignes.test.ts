import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { listHistory } from '../../platform/history/history.sql.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation } from '../test/test-associations.sql.ts';
import { aFile, aLigne } from '../test/test-lignes.ts';
import { storedCollections } from './collections.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;

const types = [
  'rhs',
  'comptes',
  'budgets',
  'agrements',
  'affiliations',
  'adherents_personnes_morales',
  'compositions',
] as const;

describe.each(types)('%s', (type) => {
  it('are added, read, changed by the changed fields alone and removed [R7.9]', async () => {
    const { add, save, remove, list, siege } = await aFile(portal);
    const sent = aLigne(type, { siege });
    const { status, body: added } = await add(type, sent);
    expect([status, added]).toMatchObject([201, sent]);
    expect((await list(type)).body.items).toMatchObject([{ ...sent, id: added.id }]);
    const name = 'annee' in sent ? 'annee' : 'nom' in sent ? 'nom' : 'numero';
    const value = name === 'annee' ? 2024 : 'Changé';
    // The dates of a budget must be in its year, so they change with it.
    const also = type === 'budgets' ? { exercice_du: '2024-01-01', exercice_au: '2024-12-31' } : {};
    const saved = await save(type, { id: added.id }, { [name]: value, ...also });
    expect(saved.body).toMatchObject({ ...sent, [name]: value, ...also, version: 2 });
    expect((await remove(type, { uuid: added.id })).body).toEqual({ id: added.id, deleted: true });
    expect((await list(type)).body.items).toEqual([]);
  });

  it('leave who did what in the history', async () => {
    const { add, jeanne, siege } = await aFile(portal);
    const { body } = await add(type, aLigne(type, { siege }));
    const lines = await listHistory(
      db,
      { objet: storedCollections[type].objet, id_objet: body.id },
      { limit: 5 },
    );
    expect(lines).toMatchObject([{ action: 'ajouter', id_utilisateur: jeanne.id }]);
  });

  it('refuse unknown names and a version that is past', async () => {
    const { add, save, siege } = await aFile(portal);
    const sent = aLigne(type, { siege });
    expect((await add(type, { ...sent, deleted: true })).codes).toEqual(['kernel.champ-inconnu']);
    const { body } = await add(type, sent);
    expect((await save(type, { id: body.id }, { nb_poneys: 3 })).codes).toEqual(['kernel.champ-inconnu']);
    const name = 'annee' in sent ? 'annee' : 'nom' in sent ? 'nom' : 'numero';
    expect(
      (await save(type, { id: body.id, ifMatch: 7 }, { [name]: name === 'annee' ? 2023 : 'Autre' })).status,
    ).toBe(409);
  });

  it('ask which one, when nothing says it', async () => {
    const { save, remove } = await aFile(portal);
    expect((await save(type, {}, {})).problem).toMatchObject({ status: 400, message: 'Missing ID' });
    expect((await remove(type, {})).problem.message).toBe('Missing ID');
  });
});

describe('a year', () => {
  it('is named by its address, added or changed', async () => {
    const { add, save, siege, annexe } = await aFile(portal);
    const added = await add('rhs', { nb_benevoles: 3 }, { annee: '2025', id_siret: siege });
    expect(added.body).toMatchObject({ annee: 2025, id_siret: siege, nb_benevoles: 3 });
    await add('rhs', { nb_benevoles: 8 }, { annee: '2025', id_siret: annexe });
    const twice = await save('rhs', { annee: '2025' }, { nb_benevoles: 4 });
    expect([twice.status, twice.codes]).toEqual([409, ['association.ligne-a-preciser']]);
    const saved = await save('rhs', { annee: '2025', id_siret: siege }, { nb_benevoles: 4 });
    expect(saved.body).toMatchObject({ id: added.body.id, nb_benevoles: 4, version: 2 });
    expect((await save('rhs', { annee: '2019' }, { nb_benevoles: 4 })).status).toBe(404);
  });

  it.each(['rhs', 'comptes', 'budgets'] as const)('of %s is there once', async (type) => {
    const { add, save, siege } = await aFile(portal);
    const sent = aLigne(type, { siege });
    const replies = await Promise.all([add(type, sent), add(type, sent), add(type, sent)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'association.annee-en-double', field: 'annee' });
    const other = await add(type, { annee: 2023 });
    const late = await save(
      type,
      { id: other.body.id },
      { annee: (sent as { annee: number }).annee, ...(type === 'budgets' ? {} : { id_siret: siege }) },
    );
    expect([late.status, late.problem.field]).toEqual([409, 'annee']);
  });

  it('of all the association and of an establishment are two', async () => {
    const { add, siege } = await aFile(portal);
    expect((await add('rhs', { annee: 2025 })).status).toBe(201);
    expect((await add('rhs', { annee: 2025, id_siret: siege })).status).toBe(201);
  });

  it('that is no number, or is to come, is refused on its field', async () => {
    const { add } = await aFile(portal);
    expect((await add('rhs', {}, { annee: 'deux mille' })).problem).toMatchObject({
      field: 'annee',
      status: 400,
    });
    expect((await add('rhs', {}, { annee: '2099' })).codes).toEqual(['association.annee-a-venir']);
    expect((await add('rhs', {})).codes).toEqual(['kernel.a-renseigner']);
  });

  it('keeps nought, which is not nothing', async () => {
    const { add, save } = await aFile(portal);
    const { body } = await add('rhs', { annee: 2025, nb_adherents: 5, nb_salaries: 0 });
    expect(body).toMatchObject({ nb_salaries: 0, nb_benevoles: null });
    expect((await save('rhs', { id: body.id }, { nb_adherents: 0 })).body.nb_adherents).toBe(0);
  });
});

describe('what an address names', () => {
  it('is found by the number of an approval or of an affiliation', async () => {
    const { add, save, siege } = await aFile(portal);
    const { body } = await add('agrements', aLigne('agrements', { siege }));
    const saved = await save('agrements', { numero: 'JEP-13-042' }, { niveau: 'national' });
    expect(saved.body).toMatchObject({ id: body.id, niveau: 'national' });
    await add('affiliations', aLigne('affiliations', { siege }));
    expect((await save('affiliations', { numero: 'AB-12' }, { nb_licencies: 9 })).body).toMatchObject({
      nb_licencies: 9,
    });
  });

  it('is refused by name where the collection has no such field', async () => {
    const { add, save } = await aFile(portal);
    const unknown = { codes: ['kernel.champ-inconnu'] };
    expect(await add('budgets', {}, { annee: '2026', id_siret: 'x' })).toMatchObject(unknown);
    expect(await add('rhs', { annee: 2025 }, { membre_haa: 'true' })).toMatchObject(unknown);
    expect(await add('compositions', { nom: 'Club' }, { id_asso_parent: 'W130000001' })).toMatchObject(
      unknown,
    );
    expect(await save('rhs', { numero: '12' }, { nb_adherents: 1 })).toMatchObject(unknown);
  });

  it('says that a member of the network takes part in food aid', async () => {
    const { add } = await aFile(portal);
    expect((await add('compositions', { nom: 'Club fictif' }, { membre_haa: 'true' })).body).toMatchObject({
      membre_haa: true,
    });
  });

  it('names both associations of an affiliation, the registers saying the rest', async () => {
    const { add, save, id_asso, id_siren } = await aFile(portal);
    const union = await anAssociation(db, { nom: 'Union fictive des ludothèques' });
    const named = { id_asso_membre: id_siren, id_asso_parent: union.id_rna };
    const { status, body } = await add('affiliations', {} as object, named);
    expect([status, body]).toMatchObject([
      201,
      { nom: 'Union fictive des ludothèques', id_siren: union.id_siren },
    ]);
    const { id_correspondance } = body as unknown as { id_correspondance: string };
    const saved = await save(
      'affiliations',
      { id_correspondance_parent: id_correspondance },
      { objet: 'Jeux' },
    );
    expect(saved.body).toMatchObject({ id: body.id, objet: 'Jeux', id_correspondance });
    expect((await add('affiliations', {}, { id_asso_parent: 'W999999999' })).codes).toEqual([
      'association.union-inconnue',
    ]);
    // Another association's affiliation is not written from here.
    expect(
      (await add('affiliations', {}, { id_asso_membre: union.id, id_asso_parent: id_asso })).status,
    ).toBe(404);
  });

  it('links a member to its own file by its RNA, and to none when it has none here', async () => {
    const { add, save } = await aFile(portal);
    const member = await anAssociation(db);
    const { body } = await add('compositions', { nom: 'Club fictif', id_rna: member.id_rna });
    expect(body).toHaveProperty('id_correspondance', expect.any(String));
    const saved = await save('compositions', { id: body.id }, { id_rna: 'W139999999' });
    expect(saved.body).toHaveProperty('id_correspondance', null);
    const pirate = await save('compositions', { id: body.id, ifMatch: 2 }, { id_correspondance: '1000001' });
    expect(pirate.codes).toEqual(['kernel.champ-non-modifiable']);
  });
});

it('a call without a type says so in its own words, and one of a type there is not finds nothing [R5.141] [M074]', async () => {
  const { jeanne, id_asso } = await aFile(portal);
  await portal.api(collectionCalls.rhs.list, { as: jeanne, query: { id_asso } });
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', type: string) => {
    const call = { ...collectionCalls.rhs.list, method, path: `/dac/association/${type}` };
    const { status, problem } = await portal.api(call, { as: jeanne, query: { id_asso }, ifMatch: 1 });
    return [status, problem.message];
  };
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
    expect(await ask(method, '')).toEqual([400, 'Missing type argument']);
    expect(await ask(method, 'poneys')).toEqual([404, "La ressource demandé n'a pas été trouvée."]);
  }
  expect((await portal.api(collectionCalls.rhs.list, { as: jeanne, query: { id_asso } })).status).toBe(200);
});

it('what fails without a reason is said in the words of its verb [M106] [M107] [M108] [M109]', () => {
  const sentences = Object.fromEntries(
    Object.entries(collectionCalls.rhs).map(([verb, { fallback }]) => [verb, fallback?.message]),
  );
  expect(sentences).toEqual({
    list: 'Un problème est survenu lors de la récupération des données.',
    add: 'Un problème est survenu lors de la création.',
    save: 'Un problème est survenu lors de la mise à jour.',
    remove: 'Un problème est survenu lors de la suppression.',
  });
});

it('a doubled request adds one row', async () => {
  const { id_asso, jeanne, list } = await aFile(portal);
  const send = () =>
    portal.api(collectionCalls.agrements.add, {
      as: jeanne,
      query: { id_asso },
      body: { type: 'JEP' },
      idempotencyKey: 'une-seule-fois-0001',
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect((await list('agrements')).body.items).toHaveLength(1);
});

it('saving says from and to in the history of a row that is renamed', async () => {
  const { add, save } = await aFile(portal);
  const { body } = await add('affiliations', { nom: 'Fédération fictive' });
  await save('affiliations', { id: body.id }, { nom: 'Union fictive' });
  const [line] = await listHistory(db, { objet: 'affiliation', id_objet: body.id }, { limit: 1 });
  expect(line).toMatchObject({ from: 'Fédération fictive', to: 'Union fictive' });
});
