// What holds over several rows of a project: its years, its amounts, its balance (§4 step 2, §5 projects and budgets).

import { sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { Rule } from '../kernel/rules.ts';
import { type Budget, budgetTotals, type CompteFinanceur } from '../referentiel/budget.rules.ts';
import { budgetProblems } from '../referentiel/budget-sentences.ts';
import { exercicesBetween } from '../referentiel/exercices.ts';
import type { BudgetProjet, Financement, Projet } from './projet.fields.ts';

/** From exercice to exercice_fin, both included. */
export const anneesDe = (years: { exercice: number; exercice_fin: number }): number[] =>
  exercicesBetween(years.exercice, years.exercice_fin);

/** Row ids of a year are stable, so that two people who fill the same line meet on the same path. */
export const idFinancement = (annee: number, service: string): string => `${annee}-${service}`;
const idBudget = (annee: number): string => `${annee}`;

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

/** What the rules of a project are given of its dossier. */
export type ProjetNeeds = {
  exercice: number;
  exercice_fin: number;
  compteFinanceur: CompteFinanceur;
  /** The services of the campaign. */
  services: readonly string[];
};

export const projetRules: readonly Rule<Projet, ProjetNeeds>[] = [
  { id: 'dates-en-ordre', from: 'transmission', needs: [], check: datesInOrder },
  { id: 'R5.92', from: 'transmission', needs: ['exercice', 'exercice_fin'], check: oneAmountPerYear },
  {
    id: 'services-de-la-campagne',
    from: 'transmission',
    needs: ['exercice', 'exercice_fin', 'services'],
    check: knownFunders,
  },
  { id: 'budget-equilibre', from: 'transmission', needs: ['compteFinanceur'], check: balancedBudgets },
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

/** Money is asked of the campaign's services, for the years of the request. */
function knownFunders(projet: Projet, { services, ...years }: ProjetNeeds): Problem[] {
  return (projet.financements ?? []).flatMap((one): Problem[] => {
    const at = (name: string) => `financements.${one.id}.${name}`;
    if (!services.includes(String(one.id_service_instructeur))) {
      return [{ code: 'dossier.service-inconnu', field: at('id_service_instructeur') }];
    }
    const annee = Number(one.annee);
    if (anneesDe(years).includes(annee)) return [];
    return [{ code: 'subvention.annee-hors-demande', field: at('annee'), params: { annee } }];
  });
}

function balancedBudgets(projet: Projet, { compteFinanceur }: ProjetNeeds): Problem[] {
  return (projet.budgets ?? []).flatMap((budget) =>
    budgetProblems(budgetTotals(budgetOf(projet, budget, compteFinanceur))).map((one) => ({
      ...one,
      field: `budgets.${budget.id}`,
    })),
  );
}

/** The budget of one year with its locked lines of 74: what is asked and what others give, each at its own home. */
export function budgetOf(projet: Projet, budget: BudgetProjet, compteFinanceur: CompteFinanceur): Budget {
  const isOfYear = (one: { annee?: number | string | null }) => Number(one.annee) === Number(budget.annee);
  const asked = (projet.financements ?? [])
    .filter(isOfYear)
    .map((one) => ({ compte: compteFinanceur, montantEuros: one.montant_demande ?? null }));
  const given = (projet.cofinancements ?? [])
    .filter(isOfYear)
    .flatMap((one) =>
      one.compte ? [{ compte: one.compte as CompteFinanceur, montantEuros: one.montant ?? null }] : [],
    );
  return { ...pick(budget), apports: [...asked, ...given] };
}

const pick = ({ charges, produits, contributions }: BudgetProjet): Budget => ({
  charges,
  produits,
  contributions,
});
