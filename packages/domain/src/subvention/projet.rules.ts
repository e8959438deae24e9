// What holds over several rows of a project: its years, its amounts, its balance (§4 step 2, §5 projects and budgets).

import { sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { Rule } from '../kernel/rules.ts';
import { totauxBudget } from './budget-projet.rules.ts';
import type { Financement, Projet } from './projet.fields.ts';

/** From exercice to exercice_fin, both included. */
export const anneesDe = (description: { exercice: number; exercice_fin: number }): number[] =>
  Array.from(
    { length: description.exercice_fin - description.exercice + 1 },
    (_, index) => description.exercice + index,
  );

/** Row ids of a year are stable, so that two people who fill the same line meet on the same path. */
export const idFinancement = (annee: number, service: string): string => `${annee}-${service}`;
export const idBudget = (annee: number): string => `${annee}`;

/** The empty project of a dossier: one amount asked and one budget a year. Days are written YYYY-MM-DD. */
export function newProjet(description: { exercice: number; exercice_fin: number; service: string }): Projet {
  const annees = anneesDe(description);
  return {
    description: { periode: annees.length > 1 ? 'Pluriannuel' : 'Annuel' },
    financements: annees.map((annee) => ({
      id: idFinancement(annee, description.service),
      annee,
      id_service_instructeur: description.service,
    })),
    budgets: annees.map((annee) => ({
      id: idBudget(annee),
      annee,
      exerciceDu: `${annee}-01-01`,
      exerciceAu: `${annee}-12-31`,
    })),
  };
}

/** What the association asks for this project, all years and services together, in euros. */
export const montantDemande = (projet: Projet): number =>
  sumEuros((projet.financements ?? []).map((one: Financement) => one.montant_demande));

export const projetRules: readonly Rule<Projet, { exercice: number; exercice_fin: number }>[] = [
  { id: 'R5.125', from: 'transmission', needs: [], check: datesInOrder },
  { id: 'R5.88', from: 'transmission', needs: ['exercice', 'exercice_fin'], check: oneAmountPerYear },
  { id: 'R5.55', from: 'transmission', needs: [], check: balancedBudgets },
];

function datesInOrder(projet: Projet): Problem[] {
  const { date_debut, date_fin } = projet.description ?? {};
  if (!date_debut || !date_fin || date_debut <= date_fin) return [];
  return [{ code: 'subvention.dates-inversees', field: 'description.date_fin' }];
}

function oneAmountPerYear(projet: Projet, years: { exercice: number; exercice_fin: number }): Problem[] {
  const asked = (projet.financements ?? []).map((one) => Number(one.annee));
  return anneesDe(years)
    .filter((annee) => !asked.includes(annee))
    .map((annee) => ({ code: 'subvention.annee-sans-montant', field: 'financements', params: { annee } }));
}

function balancedBudgets(projet: Projet): Problem[] {
  return (projet.budgets ?? []).flatMap((budget) => {
    const totaux = totauxBudget(projet, budget);
    const field = `budgets.${budget.id}.produits`;
    const params = { annee: Number(budget.annee), montant: Math.max(totaux.insuffisance, totaux.excedent) };
    const found: Problem[] = [];
    if (totaux.insuffisance > 0) found.push({ code: 'subvention.budget-insuffisant', field, params });
    if (totaux.excedent > 0) found.push({ code: 'subvention.budget-excedent', field, params });
    if (!totaux.contributionsEgales) {
      found.push({
        code: 'subvention.contributions-inegales',
        field: `budgets.${budget.id}.contributions`,
        params,
      });
    }
    return found;
  });
}
