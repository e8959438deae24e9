// These rules look at several rows of a project together: its years, its amounts, its balance (§4 step 2, §5
// projects and budgets).

import { isBlank } from '../kernel/asks.ts';
import { sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { Rule } from '../kernel/rules.ts';
import { isDate } from '../kernel/value-problems.ts';
import { isPartDepassee } from '../referentiel/budget/part-max.words.ts';
import { type Apport, type Budget, budgetTotals, type CompteFinanceur } from '../referentiel/budget.rules.ts';
import { budgetProblems } from '../referentiel/budget.words.ts';
import { indicateursProblems, type ModeIndicateurs } from './indicateurs.rules.ts';
import { type Financeurs, findCompteService } from './montants/compte-financeur.rules.ts';
import type { BudgetProjet, Financement, Projet } from './projet.fields.ts';
import { idFinancement, listProjetAnnees, yearsOfTheRequest } from './projet-annees.rules.ts';

/** Sums what the association asks for this project, all years and services together, in euros. */
export const montantDemande = (projet: Projet): number =>
  sumEuros((projet.financements ?? []).map((one: Financement) => one.montant_demande));

/** What the rules of a project need from its dossier. */
export type ProjetNeeds = {
  exercice: number;
  exercice_fin: number;
  /** The lines of account 74 on which the amounts asked stand. */
  financeurs: Financeurs;
  /** The ids of the campaign's services. */
  services: readonly string[];
  /** The names of the services by their id, where they are known. */
  nomsServices: Readonly<Record<string, string>>;
  indicateurs: ModeIndicateurs;
  /** The share, in per cent, above which a project cannot be sent; null when there is none, or it is only advice. */
  partMax: number | null;
};

export const projetRules: readonly Rule<Projet, ProjetNeeds>[] = [
  { id: 'dates-en-ordre', from: 'transmission', needs: [], check: datesInOrder },
  {
    id: 'R5.92',
    from: 'transmission',
    needs: ['exercice', 'exercice_fin', 'nomsServices'],
    check: oneAmountPerYear,
  },
  { id: 'montant-non-nul', from: 'transmission', needs: [], check: somethingAsked },
  {
    id: 'services-de-la-campagne',
    from: 'transmission',
    needs: ['services'],
    check: knownFunders,
  },
  {
    id: 'annees-de-la-demande',
    from: 'transmission',
    needs: ['exercice', 'exercice_fin'],
    check: yearsOfTheRequest,
  },
  {
    id: 'R5.98',
    from: 'transmission',
    needs: ['indicateurs'],
    check: (projet, { indicateurs }) => indicateursProblems(projet, indicateurs),
  },
  { id: 'part-max', from: 'transmission', needs: ['financeurs', 'partMax'], check: partInLimit },
  { id: 'budget-equilibre', from: 'transmission', needs: ['financeurs'], check: balancedBudgets },
];

function datesInOrder(projet: Projet): Problem[] {
  const { date_debut, date_fin } = projet.description ?? {};
  // A text that is no date is reported at its own field.
  if (![date_debut, date_fin].every((day) => typeof day === 'string' && isDate(day))) return [];
  if (String(date_debut) <= String(date_fin)) return [];
  return [{ code: 'subvention.dates-inversees', field: 'description.date_fin' }];
}

/**
 * Reports the amounts that are missing: each year needs one, and a multi-year request needs one for each service it is
 * sent to, even 0.
 */
function oneAmountPerYear(projet: Projet, { nomsServices, ...years }: ProjetNeeds): Problem[] {
  const lines = projet.financements ?? [];
  const annees = listProjetAnnees(projet, years);
  const services = [...new Set(lines.map((one) => String(one.id_service_instructeur)))];
  const lineOf = (annee: number, service: string) =>
    lines.find((one) => Number(one.annee) === annee && one.id_service_instructeur === service);
  const isAsked = (annee: number) => services.some((service) => lineOf(annee, service));
  const unasked = annees
    .filter((annee) => !isAsked(annee))
    .map((annee) => ({ code: 'subvention.annee-sans-montant', field: 'financements', params: { annee } }));
  if (annees.length < 2) return unasked;
  const empty = annees.filter(isAsked).flatMap((annee) =>
    services
      .filter((service) => isBlank(lineOf(annee, service)?.montant_demande))
      .map((service) => ({
        code: 'subvention.montant-manquant',
        field: `financements.${idFinancement(annee, service)}.montant_demande`,
        params: { annee, service: nomsServices[service] ?? 'Service' },
      })),
  );
  return [...unasked, ...empty];
}

/** Refuses a project that asks nothing at all; one year may be 0. */
function somethingAsked(projet: Projet): Problem[] {
  const lines = projet.financements ?? [];
  const [first] = lines;
  if (!first || lines.some(({ montant_demande }) => montant_demande !== 0)) return [];
  return [{ code: 'subvention.montant-nul', field: `financements.${first.id}.montant_demande` }];
}

/** Refuses money that is asked of another service than those of the campaign. */
function knownFunders(projet: Projet, { services }: ProjetNeeds): Problem[] {
  return (projet.financements ?? [])
    .filter((one) => !services.includes(String(one.id_service_instructeur)))
    .map((one) => ({
      code: 'dossier.service-inconnu',
      field: `financements.${one.id}.id_service_instructeur`,
    }));
}

/**
 * Reports the budgets that do not balance. A wrong amount is reported at its own field, so the budget does not report
 * it again.
 */
function balancedBudgets(projet: Projet, { financeurs }: ProjetNeeds): Problem[] {
  return (projet.budgets ?? []).flatMap((budget) =>
    budgetProblems(budgetTotals(computeBudget(projet, budget, financeurs)))
      .filter(({ code }) => code !== 'referentiel.montants-a-corriger')
      .map((one) => ({ ...one, field: `budgets.${budget.id}` })),
  );
}

/** Refuses a year in which more than the largest share of its cost is asked. */
function partInLimit(projet: Projet, { financeurs, partMax }: ProjetNeeds): Problem[] {
  if (partMax === null) return [];
  return (projet.budgets ?? []).flatMap((budget) => {
    const totals = budgetTotals(computeBudget(projet, budget, financeurs));
    const part = { demandeEuros: demandeDeLAnnee(projet, budget), max: partMax };
    if (totals.chargesCents === 0 || !isPartDepassee(totals, part)) return [];
    const params = { max: partMax, annee: String(budget.annee ?? '') };
    return [{ code: 'subvention.part-depassee', field: `budgets.${budget.id}`, params }];
  });
}

/** Sums what is asked in the year of this budget, in euros. */
const demandeDeLAnnee = (projet: Projet, budget: BudgetProjet): number =>
  sumEuros(
    (projet.financements ?? [])
      .filter((one: Financement) => Number(one.annee) === Number(budget.annee))
      .map((one: Financement) => one.montant_demande),
  );

/**
 * Returns the budget of one year with its locked lines of account 74: the amounts asked and those of the other
 * funders, which are each typed elsewhere.
 */
export function computeBudget(projet: Projet, budget: BudgetProjet, financeurs: Financeurs): Budget {
  const isOfYear = (one: { annee?: number | string | null }) => Number(one.annee) === Number(budget.annee);
  const apports = {
    financements: (projet.financements ?? []).filter(isOfYear),
    cofinancements: (projet.cofinancements ?? []).filter(isOfYear),
  };
  return { ...pick(budget), apports: listApports(apports, financeurs) };
}

type Apports = {
  financements: readonly Pick<Financement, 'id_service_instructeur' | 'montant_demande'>[];
  cofinancements: NonNullable<Projet['cofinancements']>;
};

/**
 * Returns the planned lines of account 74 of a year: what is asked of each service, and what the other funders give.
 * The request, its renewal and the report all plan this same income.
 */
export function listApports({ financements, cofinancements }: Apports, financeurs: Financeurs): Apport[] {
  const asked = financements.map((one) => ({
    compte: findCompteService(financeurs, one.id_service_instructeur),
    montantEuros: one.montant_demande ?? null,
  }));
  const given = cofinancements.flatMap((one) =>
    one.compte ? [{ compte: one.compte as CompteFinanceur, montantEuros: one.montant ?? null }] : [],
  );
  return [...asked, ...given];
}

const pick = ({ charges, produits, contributions }: BudgetProjet): Budget => ({
  charges,
  produits,
  contributions,
});
