import { expect, test } from 'vitest';
import { emptyBudget, emptyFinancement } from '../projet-annees.rules.ts';
import type { Retrait } from './realignement.rules.ts';
import { anneesRetirees, montantsRetires, projetsAjustes } from './realignement.words.ts';

const montant = (annee: number, montant_demande: number): Retrait => ({
  id_projet: 'p1',
  rubrique: 'financements',
  ligne: { ...emptyFinancement(annee, 's1'), montant_demande },
});
const budget = (annee: number): Retrait => ({
  id_projet: 'p1',
  rubrique: 'budgets',
  ligne: emptyBudget(annee),
});
/** Replaces the non-breaking spaces by ordinary ones. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;
const annees = (exercice: number, exercice_fin: number) => ({ exercice, exercice_fin });

test.each([
  [
    annees(2027, 2029),
    annees(2027, 2028),
    [montant(2029, 1500)],
    '2029 est retiré : 1 500 € ne seront plus demandés.',
  ],
  [
    annees(2027, 2029),
    annees(2027, 2027),
    [montant(2028, 1), montant(2029, 1500)],
    '2028 et 2029 sont retirés : 1 501 € ne seront plus demandés.',
  ],
  [annees(2027, 2029), annees(2030, 2030), [budget(2029)], '2027, 2028 et 2029 sont retirés.'],
  [annees(2027, 2028), annees(2027, 2027), [montant(2028, 1)], '2028 est retiré : 1 € ne sera plus demandé.'],
  [annees(2027, 2027), annees(2027, 2029), [], null],
])(
  'says what a change of years takes away before it does [R4.77] (%j to %j)',
  (avant, apres, retraits, said) => {
    expect(plain(anneesRetirees(avant, apres, retraits))).toBe(said);
  },
);

test.each([
  [2, annees(2027, 2029), '2 projets ajustés aux années 2027 à 2029.'],
  [1, annees(2027, 2027), '1 projet ajusté à l’année 2027.'],
])('says how many projects were adjusted: %i for %j', (nombre, years, said) => {
  expect(plain(projetsAjustes(nombre, years))).toBe(said);
});

test.each([
  [[], null],
  [[montant(2029, 1500)], '1 montant hors de ces années est retiré'],
  [[montant(2028, 1), montant(2029, 2)], '2 montants hors de ces années sont retirés'],
  [[montant(2029, 1), budget(2029)], '1 montant et 1 budget hors de ces années sont retirés'],
  [[budget(2029)], '1 budget hors de ces années est retiré'],
])('says what is out of these years', (retraits, said) => {
  expect(plain(montantsRetires(retraits))).toBe(said);
});
