import { rechercheEndpoints as endpoints } from '@asso/contract/association/recherche.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../../document/feature.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { anActor } from '../../platform/http/test/test-actor.ts';
import { aPortal } from '../../platform/http/test/test-app.ts';
import { insertMembre } from '../acces/membre.sql.ts';
import { associationFeature } from '../feature.ts';
import { anAssociation, aPerson, updateAssociation } from '../test/test-associations.sql.ts';
import { rebuildVocabulary } from './recherche.sql.ts';

const portal = await aPortal({ features: [documentFeature, associationFeature] });
const { db } = portal;

const marseille = { commune: 'MARSEILLE', code_postal: '13011', code_departement: '13' };
const names = {
  pions: { nom: "LES PIONS DE L'HUVEAUNE", sigle: 'LPH', ...marseille },
  pionsAubagne: {
    nom: 'PIONS HUVEAUNAIS',
    commune: 'AUBAGNE',
    code_postal: '13400',
    etat: 'dissoute' as const,
  },
  choeur: { nom: 'Chœur d’été de Saint-Étienne', commune: 'SAINT-ETIENNE', code_departement: '42' },
  aspt: { nom: 'A.S.P.T.T. de Marseille', ...marseille },
  foyer: { nom: 'Foyer rural des Trois Vallées', commune: 'ALES', code_departement: '30' },
};
const made = Object.fromEntries(
  await Promise.all(
    Object.entries(names).map(async ([key, more]) => [key, await anAssociation(db, more)] as const),
  ),
);
await rebuildVocabulary(db);

const as = anActor();
const search = async (q: string, more: object = {}) =>
  (await portal.api(endpoints.searchAssociations, { as, query: { q, ...more } })).body;
const found = async (q: string, more: object = {}) => (await search(q, more)).items.map(({ nom }) => nom);

describe('searching by words', () => {
  it.each([
    ['pions huveaune', names.pions.nom],
    ['PIONS DE L’HUVEAUNE', names.pions.nom],
    ['pion huveau', names.pions.nom],
    ['lph', names.pions.nom],
    ['pions marseille', names.pions.nom],
    ['pions 13011', names.pions.nom],
    ['choeur ete', names.choeur.nom],
    ['Chœur d’été St Etienne', names.choeur.nom],
    ['asptt', names.aspt.nom],
    ['association foyer rural', names.foyer.nom],
    ['foyer rural 30', names.foyer.nom],
    ['foyer rural Gard', names.foyer.nom],
    ['le foyer des vallées', names.foyer.nom],
    ['pi hu', names.pions.nom],
  ])('finds by « %s » %s', async (q, nom) => {
    expect(await found(q)).toEqual([nom]);
  });

  it.each([
    ['pions huvaune', 'huvaune', 'huveaune'],
    ['foyer rurral', 'rurral', 'rural'],
    // The cases are two swapped letters, two mistakes in one word, and a word whose beginning is wrong.
    ['foyer rurla vallees', 'rurla', 'rural'],
    ['pions huvaunne', 'huvaunne', 'huveaune'],
    ['oyer rural', 'oyer', 'foyer'],
  ])('finds by « %s » what is near, and says which word it replaced', async (q, mot, proche) => {
    const { items, proches } = await search(q);
    expect(items).toHaveLength(1);
    expect(proches).toMatchObject([{ mot, mots: expect.arrayContaining([proche]) }]);
  });

  it('leaves out one word of three that nobody has, and says which', async () => {
    const { items, proches } = await search('foyer rural qwxzk');
    expect([items.map(({ nom }) => nom), proches]).toEqual([[names.foyer.nom], [{ mot: 'qwxzk', mots: [] }]]);
    expect(await found('rural qwxzk')).toEqual([]);
  });

  it('finds a name at once when it is typed or changed, with a mistake too', async () => {
    const { id_rna } = await anAssociation(db, { nom: 'Les Grimpeurs du Garlaban', commune: 'Aubagne' });
    expect(await found('grimpers garlaban')).toEqual(['Les Grimpeurs du Garlaban']);
    await updateAssociation(db, id_rna, { nom: 'Escalade en Estaque' });
    expect(await found('escallade estaque')).toEqual(['Escalade en Estaque']);
    expect(await found('garlaban')).toEqual([]);
  });

  it('puts the whole name first, and what is dissolved last', async () => {
    await anAssociation(db, { nom: 'Chorale du Vieux Moulin de la Treille', commune: 'Allauch' });
    await anAssociation(db, { nom: 'Vieux Moulin', commune: 'Allauch' });
    await anAssociation(db, { nom: 'Moulin', commune: 'Vieux', etat: 'dissoute' });
    expect(await found('vieux moulin', { includeDeleted: true })).toEqual([
      'Vieux Moulin',
      'Chorale du Vieux Moulin de la Treille',
      'Moulin',
    ]);
  });

  it('shows the town, the department, and dissolved ones when asked', async () => {
    expect((await search('pions')).items).toMatchObject([
      { commune: 'MARSEILLE', departement: 'Bouches-du-Rhône', etat: 'active', gestionnaires: 0 },
    ]);
    expect(await found('pions', { includeDeleted: true })).toEqual([names.pions.nom, names.pionsAubagne.nom]);
  });

  it('finds nothing without an error, and needs two letters', async () => {
    expect(await search('zzzzqqqq')).toEqual({ items: [], incomplet: false, proches: [] });
    expect((await search("'; drop table association --")).items).toEqual([]);
    const short = await portal.api(endpoints.searchAssociations, { as, query: { q: 'a!' } });
    expect(short.codes).toEqual(['association.recherche-trop-courte']);
  });

  it('shows 20 at most and says that there are others', async () => {
    for (let rank = 0; rank < 21; rank++) await anAssociation(db, { nom: `Club de judo ${rank}` });
    await rebuildVocabulary(db);
    const { items, incomplet } = await search('club judo');
    expect([items.length, incomplet]).toEqual([20, true]);
  });
});

describe('searching by number', () => {
  const light = async (q: string, more: object = {}) =>
    (await portal.api(endpoints.findAssociation, { as, query: { q, ...more } })).body.items;

  it.each(['id_siren', 'id_rna', 'siege', 'annexe'] as const)('finds by %s [R5.77] [R5.78]', async (name) => {
    const number = made.pions?.[name] ?? '';
    expect(await light(number)).toMatchObject([{ nom: names.pions.nom }]);
    expect(await light(` ${number.slice(0, 3)} ${number.slice(3)} `)).toHaveLength(1);
    expect(await found(number)).toEqual([names.pions.nom]);
  });

  it('finds again, by its number in the portal, one that a list has shown without an RNA or a SIREN', async () => {
    const [pions] = await light(made.pions?.id_rna ?? '');
    expect(await light(pions?.id_correspondance ?? '')).toMatchObject([{ nom: names.pions.nom }]);
    expect(await light('99999999')).toEqual([]);
  });

  it('finds dissolved ones too, and nothing by words [R5.79]', async () => {
    expect(await light(made.pionsAubagne?.id_siren ?? '')).toMatchObject([{ etat: 'dissoute' }]);
    expect(await light('pions')).toEqual([]);
  });

  it('gives the establishments when asked, and the people only to who may read them', async () => {
    const id_association = made.foyer?.id ?? '';
    const member = await aPerson(db, { membre: { id_association } });
    const query = {
      q: made.foyer?.id_siren ?? '',
      endpoint: 'structure' as const,
      representants_legaux: 'true',
    };
    const stranger = await portal.api(endpoints.findAssociation, { as, query });
    expect(stranger.body.items[0]).toMatchObject({
      gestionnaires: 1,
      etablissements: [{ est_siege: true }, {}],
    });
    expect(stranger.body.items[0]).not.toHaveProperty('representants_legaux');
    const theirs = await portal.api(endpoints.findAssociation, { as: member, query });
    expect(theirs.body.items[0]).toHaveProperty('representants_legaux', []);
  });

  it('counts who manages it, not who was given a few dossiers', async () => {
    const id_association = made.choeur?.id ?? '';
    const given = await aPerson(db);
    const membre = { id_utilisateur: given.id, id_association, id_siret: null, fonction: 'PRE' };
    const since = portal.clock.now();
    await inTransaction(db, (tx) =>
      insertMembre(tx, { ...membre, etat: 'active', since, ferme_avant: null, restreint: true }),
    );
    const byWords = await search('choeur ete');
    expect(byWords.items).toMatchObject([{ nom: names.choeur.nom, gestionnaires: 0 }]);
    expect(await light(made.choeur?.id_siren ?? '')).toMatchObject([{ gestionnaires: 0 }]);
  });

  it('includes the parts that are named, less those excluded, whatever the call', async () => {
    const q = made.pions?.id_siren ?? '';
    const namesOf = async (query: object) => Object.keys((await light(q, query))[0] ?? {});
    expect(await namesOf({})).not.toContain('etablissements');
    expect(await namesOf({ include: ['etablissements'] })).toContain('etablissements');
    expect(await namesOf({ endpoint: 'structure' })).toContain('etablissements');
    expect(await namesOf({ endpoint: 'structure', exclude: ['etablissements'] })).not.toContain(
      'etablissements',
    );
    expect((await search(q, { include: ['etablissements'] })).items[0]).toHaveProperty('etablissements');
  });

  it('takes a number for words where only words are asked, and finds none [R5.79]', async () => {
    const { body } = await portal.api(endpoints.searchAssociationsByWords, {
      as,
      query: { q: made.pions?.id_siren ?? '' },
    });
    expect(body.items).toEqual([]);
  });
});
