import { expect, test } from 'vitest';
import type { SousDispositif } from './campagne.rules.ts';
import {
  anneesDemandees,
  dureesOffertes,
  emptyBudget,
  emptyFinancement,
  listAnnees,
  listProjetAnnees,
} from './projet-annees.rules.ts';

const sous = (changes: Partial<SousDispositif> = {}): SousDispositif => ({
  code: 'FDB',
  label: 'Formation des bénévoles',
  date_debut: '2027-01-05T09:00:00+01:00',
  date_fin: '2027-03-11T23:59:59+01:00',
  ...changes,
});

test.each([
  [2027, 2026, []],
  [2027, 2027, [2027]],
  [2027, 2028, [2027, 2028]],
  [2027, 2029, [2027, 2028, 2029]],
])('a request of %i to %i has each of its years [R9.33]', (exercice, exercice_fin, years) => {
  expect(listAnnees({ exercice, exercice_fin })).toEqual(years);
});

test.each([
  ['Annuel', [2027]],
  ['Pluriannuel', [2027, 2028, 2029]],
] as const)('a project that is « %s » has the years %j of a request of three', (periode, years) => {
  expect(listProjetAnnees({ description: { periode } }, { exercice: 2027, exercice_fin: 2029 })).toEqual(
    years,
  );
});

const shapes: [string, Partial<SousDispositif>, boolean, boolean][] = [
  ['says nothing', {}, true, false],
  ['lasts three years', { duree_pluriannuelle: 2 }, false, true],
  ['leaves the choice', { pluriannuel: 'au-choix' }, true, true],
  ['leaves the choice of two years', { duree_pluriannuelle: 1, pluriannuel: 'au-choix' }, true, true],
  ['is never of several years', { pluriannuel: 'jamais' }, true, false],
  ['is always of several years', { pluriannuel: 'toujours' }, false, true],
];

test.each(shapes)(
  'a type that %s offers one year and several: %j, %j, %j',
  (_, changes, annuelle, pluriannuelle) => {
    expect(dureesOffertes(sous(changes))).toEqual({ annuelle, pluriannuelle });
  },
);

const pluriannuel = sous({ duree_pluriannuelle: 2 });
const emploi = sous({ duree_pluriannuelle: 1 });
const auChoix = sous({ pluriannuel: 'au-choix' });

test.each([
  ['« Formation des bénévoles - pluriannuel »', pluriannuel, true, null, 2029],
  ['« Formation des bénévoles - pluriannuel »', pluriannuel, false, null, 2029],
  ['« Emploi - 1 jeune 1 solution »', emploi, true, 2031, 2028],
  ['a type that leaves the choice', auChoix, true, 2030, 2030],
  ['a type that leaves the choice', auChoix, true, 2027, 2028],
  ['a type that leaves the choice', auChoix, true, null, 2028],
  ['a type that leaves the choice', auChoix, false, 2030, 2027],
  ['a type of one year', sous(), true, 2030, 2027],
])(
  '%s ends when it says, asked for several years or not [R9.34] [R9.35] [R9.36]',
  (_, type, isPluriannuel, exerciceFin, fin) => {
    expect(anneesDemandees(type, { exercice: 2027, isPluriannuel, exerciceFin })).toEqual({
      exercice: 2027,
      exercice_fin: fin,
    });
  },
);

test('the budget of a year runs from its first to its last day [R9.37]', () => {
  expect(emptyBudget(2028)).toEqual({
    id: '2028',
    annee: 2028,
    exerciceDu: '2028-01-01',
    exerciceAu: '2028-12-31',
  });
});

test('an amount to ask is found again by its year and its service', () => {
  expect(emptyFinancement(2028, 's1')).toEqual({ id: '2028-s1', annee: 2028, id_service_instructeur: 's1' });
});
