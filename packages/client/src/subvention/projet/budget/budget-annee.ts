// The editor of a year's budget needs the accounts of each side, the lines locked because another rubric holds them,
// and the errors.

import { isBlank } from '@asso/domain/kernel/asks';
import { sumEuros } from '@asso/domain/kernel/money';
import type { BudgetTotals } from '@asso/domain/referentiel/budget.rules';
import {
  type BudgetSide as Cote,
  comptesSaisis,
  listSousComptes,
} from '@asso/domain/referentiel/plan-comptable.rows';
import type { BudgetProjet, Projet } from '@asso/domain/subvention/projet.fields';
import { coteBudget, coteContributions, toGroup } from '../../../referentiel/cotes-budget.ts';
import type { BudgetGroup, BudgetSide, LockedLine } from '../../../ui/budget/budget-types.ts';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';

export type BudgetGiven = {
  projet: Projet;
  budget: BudgetProjet;
  totals: BudgetTotals;
  options: Form['options'];
  /** Returns the address that gives the focus to a field of this project. */
  champHref: (champ: string) => string;
};

const parts: Record<Cote, 'charges' | 'produits' | 'contributions'> = {
  charge: 'charges',
  produit: 'produits',
  contribution: 'contributions',
};

/** Finds the part of the budget that holds an account. */
export const findPart = (code: string): string =>
  Object.entries(parts).find(([cote]) => comptesSaisis(cote as Cote).some((one) => one.code === code))?.[1] ??
  parts.charge;

/** Gives the path of an account in this budget; what another funder gives has its own path already. */
export const cellPath = ({ id }: Pick<BudgetProjet, 'id'>, code: string): string =>
  code.startsWith('cofinancements.') ? code : `budgets.${id}.${findPart(code)}.${code}`;

type Ecriture = { path: string; value: number | string | null };

/**
 * Returns what must be written to copy a budget to another year; account 74 is left out, because other rubriques fill
 * it.
 */
export const copyBudget = (from: BudgetProjet, to: BudgetProjet): Ecriture[] =>
  (Object.keys(parts) as Cote[])
    .flatMap((cote) => comptesSaisis(cote).map(({ code }) => ({ code, part: parts[cote] })))
    .filter(({ code }) => !code.startsWith('74'))
    .flatMap(({ code, part }) => {
      const [value, present] = [from[part]?.[code] ?? null, to[part]?.[code] ?? null];
      return value === present ? [] : [{ path: cellPath(to, code), value }];
    });

/** Says whether the budget holds any typed value. */
export const isStarted = (budget: BudgetProjet): boolean =>
  Object.values(parts).some((part) => Object.values(budget[part] ?? {}).some((value) => !isBlank(value)));

export const budgetSide = (cote: 'charge' | 'produit', given: BudgetGiven): BudgetSide =>
  coteBudget(cote, {
    annee: given.budget.annee,
    totals: given.totals,
    groupe: (compte) => groupeDuProjet(compte, given),
  });

export const montantCofinance = (id: string): string => `cofinancements.${id}.montant`;

export const sideContributions = (code: '86' | '87', { annee }: BudgetProjet): BudgetSide =>
  coteContributions(code, annee);

/**
 * Returns the group of an account. Account 74 adds up the amounts asked and the cofinancements, so its lines are
 * locked: nothing is counted twice.
 */
function groupeDuProjet({ code, label }: { code: string; label: string }, given: BudgetGiven): BudgetGroup {
  if (code !== '74') return toGroup({ code, label });
  const typed = listSousComptes(code).filter((detail) => !isBlank(given.budget.produits?.[detail.code]));
  return { code, label, comptes: typed, lignes: lockedLines(given) };
}

export function lockedLines({ projet, budget, options, champHref }: BudgetGiven): LockedLine[] {
  const isOfYear = ({ annee }: { annee?: unknown }) => Number(annee) === Number(budget.annee);
  const asked = (projet.financements ?? []).filter(isOfYear).map((one) => ({
    id: one.id,
    label: serviceName(options, one.id_service_instructeur),
    montant: amountOf(one.montant_demande),
    marque: 'cette demande',
    href: champHref(`financements.${one.id}.montant_demande`),
  }));
  const given = (projet.cofinancements ?? []).filter(isOfYear).map((one) => ({
    id: one.id,
    label: one.nom || 'Cofinanceur à nommer',
    montant: amountOf(one.montant),
    marque: 'cofinancement',
    saisie: montantCofinance(one.id),
    href: champHref(`cofinancements.${one.id}.montant`),
  }));
  return [...asked, ...given];
}

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const serviceName = (options: Form['options'], id: unknown): string =>
  options?.service?.find(({ value }) => value === id)?.label ?? (isBlank(id) ? 'Service' : 'Autre service');

/** Returns what the project asks for that year, in euros. */
export const sumFinancements = (projet: Projet, { annee }: BudgetProjet): number =>
  sumEuros(
    (projet.financements ?? [])
      .filter((one) => Number(one.annee) === Number(annee))
      .map((one) => one.montant_demande),
  );

/**
 * Turns the path of a budget's field into its place in the editor: accounts stand right under their year, contributions
 * in kind elsewhere.
 */
export const champBudget = (field: string): string =>
  field
    .replace(/^(budgets\.[^.]+)\.(?:charges|produits)(\.|$)/, '$1$2')
    .replace(/^(budgets\.[^.]+)\.contributions(\.|$)/, '$1.nature$2')
    .replace(/\.$/, '');

export const withChampBudget = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((one) => ({ ...one, field: champBudget(one.field) }));

/** Begins each error with its year, for a list about several budgets: « Budget 2027 : … ». */
export const withAnnee = (errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ field, message }) => {
    const annee = /^budgets\.([^.]+)/.exec(field)?.[1];
    return { field, message: annee ? `Budget ${annee} : ${message}` : message };
  });
