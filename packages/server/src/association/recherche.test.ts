import { adhesionEndpoints as endpoints } from '@asso/contract/association/adhesion.endpoints';
import { describe, expect, it } from 'vitest';
import { documentFeature } from '../document/feature.ts';
import { anActor } from '../platform/http/an-actor.ts';
import { aPortal } from '../platform/http/test-app.ts';
import { associationFeature } from './feature.ts';
import { rebuildVocabulary } from './recherche.sql.ts';
import { anAssociation, aPerson } from './test-associations.sql.ts';

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
  ])('finds by « %s » %s', async (q, nom) => {
    expect(await found(q)).toEqual([nom]);
  });

  it.each([
    ['pions huvaune', 'huvaune', 'huveaune'],
    ['foyer rurral', 'rurral', 'rural'],
  ])('finds by « %s » what is near, and says which word it replaced', async (q, mot, proche) => {
    const { items, proches } = await search(q);
    expect(items).toHaveLength(1);
    expect(proches).toMatchObject([{ mot, mots: expect.arrayContaining([proche]) }]);
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
});
