import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { expect, test } from 'vitest';
import {
  choiceOfAssociation,
  choiceOfEtablissement,
  resultsHeading,
  searchAnnouncement,
} from './association-trouvee.ts';

const found: AssociationTrouvee = {
  id: '00000000-0000-4000-8000-000000000001',
  id_correspondance: '1000001',
  id_rna: 'W132000417',
  id_siren: '123456782',
  id_siret_siege: null,
  nom: 'Les Pions de l’Huveaune',
  sigle: null,
  commune: 'Marseille',
  code_postal: '13011',
  code_departement: '13',
  departement: 'Bouches-du-Rhône',
  etat: 'active',
  date_dissolution: null,
  gestionnaires: 0,
};

test('an association is read by its name, its numbers and its town', () => {
  expect(choiceOfAssociation(found)).toEqual({
    id: 'W132000417',
    label: 'Les Pions de l’Huveaune',
    lines: ['W132000417 · SIREN 123\u00a0456\u00a0782', 'Marseille (13011) · active'],
    closed: undefined,
  });
});

test.each([
  ['trouvees', ['Trouvée dans l’annuaire des entreprises']],
  ['inaccessible', []],
  [undefined, []],
] as const)('what came from the directory of companies says so: %s', (annuaire, more) => {
  expect(choiceOfAssociation(found, annuaire).lines.slice(2)).toEqual(more);
});

test('a dissolved one is shown, and says why it cannot be chosen', () => {
  const choice = choiceOfAssociation({ ...found, etat: 'dissoute', date_dissolution: '2023-05-12' });
  expect(choice.closed).toBe('Dissoute le 12/05/2023 : choix impossible');
});

test('one without a number of a register bears that of the portal', () => {
  expect(choiceOfAssociation({ ...found, id_rna: null, id_siren: null }).id).toBe('1000001');
});

test('a closed establishment says since when', () => {
  const choice = choiceOfEtablissement({
    id_siret: '12345678200028',
    nic: '00028',
    est_siege: false,
    actif: false,
    date_fermeture: '2024-12-31',
    enseigne: 'Section jeunes',
    adresse: {},
    commune: 'Marseille',
    code_postal: '13005',
  });
  expect(choice.label).toBe('Section jeunes');
  expect(choice.lines).toEqual(['13005 Marseille', 'SIRET 123\u00a0456\u00a0782\u00a000028']);
  expect(choice.closed).toBe('Fermé le 31/12/2024 : choix impossible');
});

test('an outage of the directory is said aloud [R8.19]', () => {
  const none = { items: [], incomplet: false, proches: [] };
  expect(searchAnnouncement({ ...none, annuaire: 'inaccessible' })).toBe(
    "L'API association est inaccessible",
  );
  expect(searchAnnouncement(none)).toBe('Aucune association trouvée');
});

test.each([
  ['none', { items: [], incomplet: false, proches: [] }, 'Aucune association trouvée'],
  ['one', { items: [found], incomplet: false, proches: [] }, '1\u00a0association trouvée'],
  [
    'too many',
    { items: [found, found], incomplet: true, proches: [] },
    'Plus de 2\u00a0associations trouvées',
  ],
  [
    'near ones',
    { items: [found], incomplet: false, proches: [{ mot: 'huvaune', mots: ['huveaune'] }] },
    'Résultats proches de « huvaune »',
  ],
  [
    'those without a word',
    { items: [found], incomplet: false, proches: [{ mot: 'qwxzk', mots: [] }] },
    'Résultats sans « qwxzk »',
  ],
  [
    'those without one word or another',
    { items: [found], incomplet: false, proches: ['judo', 'boxe'].map((mot) => ({ mot, mots: [] })) },
    'Résultats sans « judo » ou « boxe »',
  ],
])('the heading counts the results: %s', (_, reply, expected) => {
  expect(resultsHeading(reply)).toBe(expected);
});
