import { expect, test } from 'vitest';
import type { DefinitionSaisie } from './definition.fields.ts';
import { changementsDefinition, sayActeAgrement } from './definition.words.ts';

test.each([
  ['agrement.create', null, null, 'JEP-13', 'Agrément créé : JEP-13'],
  ['agrement.duplicate', null, 'JEP-13', 'JEP-13-28', 'Agrément copié de JEP-13'],
  ['agrement.publish', null, null, '2027, version 2', 'Agrément publié : 2027, version 2'],
  ['agrement.withdraw', null, null, null, 'Agrément retiré'],
  ['agrement.restore', null, null, null, 'Agrément proposé à nouveau'],
  ['agrement.delete', null, null, null, 'Agrément supprimé'],
  ['enregistrer', 'Calendrier', null, null, 'Brouillon enregistré : Calendrier'],
  ['enregistrer', null, null, null, 'Brouillon enregistré'],
])('%s is told « %s %s %s »', (action, section, avant, apres, expected) => {
  expect(sayActeAgrement({ action, section, avant, apres }).replaceAll('\u00a0', ' ')).toBe(expected);
});

const before: DefinitionSaisie = {
  libelle: 'Jeunesse 2027',
  code: 'JEP-13',
  type_agrement: 'JEP',
  campagne_exercice: 2027,
  presentation: 'Pour les associations de jeunesse.',
  date_debut: '2027-01-05',
  heure_debut: '09h00',
  date_fin: '2027-03-11',
  heure_fin: '23h59',
  documents_attendus: [
    { id: 'RAR', rang: 0, code: 'RAR', label: 'Rapport', nature: 'RAR', obligatoire: true },
  ],
  champs_personnalises: [],
};

const changed = (apres: Partial<DefinitionSaisie>, avant: DefinitionSaisie | null = before) =>
  changementsDefinition({ avant, apres: { ...before, ...apres }, fuseau: 'Europe/Paris' }).map(
    ({ rubrique, quoi, avant: from, apres: to }) => [rubrique, quoi, from, to],
  );

test('what changes since the last publication is told by the section it is written in', () => {
  expect(changed({ libelle: 'Jeunesse 2028', duree_validite_annees: 5, presentation: null })).toEqual([
    ['Nom et présentation', 'Nom de l’agrément', 'Jeunesse 2027', 'Jeunesse 2028'],
    ['Nom et présentation', 'Présentation', 'Pour les associations de jeunesse.', null],
    ['Nom et présentation', 'Valable combien d’années, une fois accordé', null, '5'],
  ]);
  expect(changed({ date_fin: '2027-03-31' })).toEqual([['Dates', 'Clôture, le', '11/03/2027', '31/03/2027']]);
});

test('before anything is published, all of it is new', () => {
  const all = changed({}, null);
  expect(all.map(([, quoi]) => quoi)).toContain('Nom de l’agrément');
  expect(all.every(([, , from]) => from === null)).toBe(true);
});
