import { expect, it } from 'vitest';
import { anneesProposees, copieAnneeSuivante } from './annee.rules.ts';
import { budgetAnnuelFields } from './budget-annuel.fields.ts';
import { compteAnnuelFields } from './compte-annuel.fields.ts';
import { rhFields } from './rh.fields.ts';

it('proposes six years, the latest first', () => {
  expect(anneesProposees('2027-01-01', 0)).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
  expect(anneesProposees('2027-12-31', 1)).toEqual([2028, 2027, 2026, 2025, 2024, 2023]);
});

it('copies a year to the next one, its establishment and its counts with it', () => {
  const rh = { annee: 2025, id_siret: '66101723600018', nb_adherents: 48, nb_salaries: 0 };
  expect(copieAnneeSuivante(rhFields, rh)).toEqual({ ...rh, annee: 2026 });
});

it('leaves to the server what it works out', () => {
  expect(
    copieAnneeSuivante(compteAnnuelFields, { annee: 2025, produits: 12, resultat: 12 }),
  ).not.toHaveProperty('resultat');
});

it.each([
  ['2025-09-01', '2026-09-01'],
  ['2024-02-29', '2025-02-28'],
  ['2025-02-28', '2026-02-28'],
])('takes an exercise of %s to %s', (exercice_du, next) => {
  expect(copieAnneeSuivante(budgetAnnuelFields, { annee: 2025, exercice_du }).exercice_du).toBe(next);
});
