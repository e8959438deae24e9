import { describe, expect, it } from 'vitest';
import { applyChanges, readAt } from '../../kernel/changes.ts';
import type { Haa } from './haa.fields.ts';
import { completeHaa, haaProblems, type SiteDeclare } from './haa.rules.ts';
import { findRubriqueHaa, rubriquesHaa } from './haa-rubriques.rows.ts';
import { haaComplete, siteComplet } from './test/test-haa-complete.ts';

const blockersOf = (parts: Record<string, unknown>, sites: readonly SiteDeclare[] = [siteComplet()]) => {
  const changes = Object.fromEntries(
    Object.entries(parts).map(([path, to]) => [path, { from: readAt(haaComplete(), path), to }]),
  );
  const { value } = applyChanges<Haa>(haaComplete(), changes);
  return haaProblems(value, sites).map(({ code, field }) => `${code} ${field}`);
};
const aRenseigner = (...paths: string[]) => paths.map((path) => `kernel.a-renseigner haa.${path}`);

const fournitureSaid = {
  nb_structures: 1,
  modalite_partenariat: 'Une convention par an.',
  modalite_repartition: 'Selon le nombre de foyers.',
  partenaires_habilites: true,
  code_approvisionnement: ['RES'],
  actions_reseau: 'Des produits frais.',
};
const donneesSaid = {
  modalites_collecte: 'Un bon par livraison.',
  modalites_consolidation: 'Un total par an.',
  outils: 'Un tableur.',
  estimation_volume: 3,
};

describe('what a habilitation must say', () => {
  it('has nothing left when all the law asks is said', () => {
    expect(blockersOf({})).toEqual([]);
  });

  it('asks nothing of what depends on an answer that is not given, but the answer itself', () => {
    expect(haaProblems({}, [siteComplet()]).map(({ code, field }) => `${code} ${field}`)).toEqual([
      ...aRenseigner(
        'activites.distribution_directe',
        'activites.fourniture_denrees',
        'activites.principes_reseau',
        'moyens.materiels',
        'moyens.financiers',
        'moyens.humains',
        'hygiene.usage_gbph',
        'hygiene.identification_dangers',
        'hygiene.formations',
        'hygiene.procedure_info',
        'tracabilite.usage_gbph',
        'tracabilite.methode',
        'tracabilite.code_outil',
      ),
    ]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'a distribution describes itself and its figures',
      { 'description.distribution': {}, 'donnees.distribution': {} },
      [
        ...aRenseigner(
          'description.distribution.modalites_inscription',
          'description.distribution.criteres_acces',
          'description.distribution.modalites_accueil',
        ),
        'kernel.case-a-cocher haa.description.distribution.mesures_accompagnement',
        'kernel.case-a-cocher haa.description.distribution.code_approvisionnement',
        ...aRenseigner(
          'description.distribution.actions_reseau',
          'donnees.distribution.modalites_collecte',
          'donnees.distribution.modalites_consolidation',
          'donnees.distribution.outils',
          'donnees.distribution.estimation_volume',
          'donnees.distribution.estimation_beneficiaires',
        ),
      ],
    ],
    [
      'a supply describes itself and its figures, without people',
      { 'activites.fourniture_denrees': true },
      [
        ...aRenseigner(
          'description.fourniture.nb_structures',
          'description.fourniture.modalite_partenariat',
          'description.fourniture.modalite_repartition',
          'description.fourniture.partenaires_habilites',
        ),
        'kernel.case-a-cocher haa.description.fourniture.code_approvisionnement',
        ...aRenseigner(
          'description.fourniture.actions_reseau',
          'donnees.fourniture.modalites_collecte',
          'donnees.fourniture.modalites_consolidation',
          'donnees.fourniture.outils',
          'donnees.fourniture.estimation_volume',
        ),
      ],
    ],
    [
      'who only supplies says nothing of a distribution',
      {
        'activites.distribution_directe': false,
        'activites.fourniture_denrees': true,
        'description.distribution': null,
        'description.fourniture': fournitureSaid,
        'donnees.distribution': null,
        'donnees.fourniture': donneesSaid,
      },
      [],
    ],
    [
      'neither of the two is no food aid',
      { 'activites.distribution_directe': false, 'activites.fourniture_denrees': false },
      ['haa.sans-activite haa.activites.distribution_directe'],
    ],
    [
      'the principles of a network are explained where there is one',
      { 'activites.explication_projet': null },
      aRenseigner('activites.explication_projet'),
    ],
    [
      'and not where there is none',
      { 'activites.principes_reseau': false, 'activites.explication_projet': null },
      [],
    ],
    ['another tool is named', { 'tracabilite.code_outil': 'AUT' }, aRenseigner('tracabilite.outil_autre')],
    ['a tool of the list is enough', { 'tracabilite.code_outil': 'PAP' }, []],
    [
      'cooking lessons alone are no accompaniment of the law',
      { 'description.distribution.mesures_accompagnement': ['CUI', 'BUD'] },
      ['haa.accompagnement haa.description.distribution.mesures_accompagnement'],
    ],
    ['one of the three is', { 'description.distribution.mesures_accompagnement': ['ORI'] }, []],
    [
      'food goes to public or habilitated structures only',
      {
        'activites.fourniture_denrees': true,
        'description.fourniture': { ...fournitureSaid, partenaires_habilites: false },
        'donnees.fourniture': donneesSaid,
      },
      ['haa.partenaires haa.description.fourniture.partenaires_habilites'],
    ],
    [
      'one structure is enough, none is not',
      {
        'activites.fourniture_denrees': true,
        'description.fourniture': { ...fournitureSaid, nb_structures: 0 },
        'donnees.fourniture': donneesSaid,
      },
      ['kernel.trop-petit haa.description.fourniture.nb_structures'],
    ],
  ])('%s', (_, parts, expected) => {
    expect(blockersOf(parts)).toEqual(expected);
  });

  it('asks for a site, and of each what it lacks', () => {
    expect(blockersOf({}, [])).toEqual(['haa.sans-site haa.sites']);
    expect(blockersOf({}, [siteComplet(), siteComplet({ id: 'b', adresse: null })])).toEqual([
      'haa.site-incomplet haa.sites.b',
    ]);
    expect(haaProblems(haaComplete(), [siteComplet({ nature_activite: [], adresse: null })])).toMatchObject([
      { params: { nom: 'Épicerie Nord', quoi: 'Activités du site, Adresse' } },
    ]);
    expect(blockersOf({}, [siteComplet({ itinerant: true, adresse: null })])).toEqual([]);
  });
});

it('writes the names of what was chosen beside its codes', () => {
  const haa = completeHaa(haaComplete(), {});
  expect(haa.description?.distribution?.lib_approvisionnement).toBe(
    'Dons de grandes et moyennes surfaces (ramasse), Dons de particuliers (collectes)',
  );
  expect(haa.tracabilite?.lib_outil).toBe('Tableur');
  expect(completeHaa({}, {})).toEqual({});
});

it('has eight rubrics, each path in its own', () => {
  expect(rubriquesHaa.map(({ titre }) => titre)).toEqual([
    'Activités',
    'Distribution',
    'Fourniture',
    'Moyens',
    'Hygiène',
    'Traçabilité',
    'Données',
    'Sites',
  ]);
  expect(
    [
      'haa.activites.principes_reseau',
      'haa.description.fourniture.nb_structures',
      'haa.donnees.distribution.outils',
      'haa.sites',
      'haa.sites.s1.adresse.cp',
      'demandeur.nom',
      'haa.sitesx',
    ].map(findRubriqueHaa),
  ).toEqual(['activites', 'fourniture', 'donnees', 'sites', 'sites', undefined, undefined]);
});
