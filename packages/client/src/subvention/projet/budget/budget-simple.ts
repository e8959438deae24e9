// The budget of a year in plain words: its lines, the amounts of other funders, its errors, and what fills a gap.

import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Montants } from '@asso/domain/kernel/fields';
import { modeleLignes } from '@asso/domain/referentiel/budget/modeles-budget.rows';
import { compteFondsPropres, comptesBenevoles } from '@asso/domain/referentiel/budget/mots-budget.rows';
import type { BudgetTotals } from '@asso/domain/referentiel/budget.rules';
import { toServices } from '@asso/domain/service/nom-service.words';
import type { BudgetProjet, Projet } from '@asso/domain/subvention/projet.fields';
import { coteSimple } from '../../../referentiel/cotes-simples.ts';
import type { PlainSide } from '../../../ui/budget/budget-types.ts';
import type { FieldError } from '../../../ui/fields/field-errors.ts';
import { type BudgetGiven, champBudget, lockedLines, montantCofinance } from './budget-annee.ts';

/**
 * Returns one side of the budget: on the income side, the amounts asked and those of other funders come first; then the
 * lines of the template.
 */
export const plainSide = (
  cote: 'charge' | 'produit',
  { totals, ...given }: BudgetGiven & { ailleurs?: { label: string; href: string } },
): PlainSide =>
  coteSimple(cote, {
    totals,
    lignes: modeleLignes(given.budget.modele, cote),
    ...(cote === 'charge'
      ? { titre: 'Ce que le projet coûte' }
      : { verrous: lockedLines({ totals, ...given }), ailleurs: given.ailleurs }),
    isElsewhere: (code) => code.startsWith('74') && isBlank(given.budget.produits?.[code]),
  });

/** Returns the amounts of other funders, by the path under which each can be typed in the budget too. */
export const montantsCofinances = (projet: Projet): Montants =>
  Object.fromEntries(
    (projet.cofinancements ?? []).map((one) => [montantCofinance(one.id), one.montant ?? null]),
  );

/**
 * Returns the errors of a budget at their place in the editor; those of `now` show as soon as their cell is left. The
 * amount of another funder is typed here too, so its error also shows here.
 */
export function errorsOfBudget(
  known: readonly FieldError[],
  path: string,
  { now }: { now: readonly FieldError[] },
): FieldError[] {
  const isCell = ({ field }: FieldError) =>
    field.startsWith(`${path}.`) && field.split('.').length > path.split('.').length + 1;
  return [...known, ...now.filter(isCell)].map(({ field, message }) => ({
    field: /^cofinancements\..*\.montant$/.test(field) ? `${path}.${field}` : champBudget(field),
    message,
  }));
}

/** Returns the button that fills the gap from the association's own funds: « Mettre 200 € de vos fonds ». */
export function missingOwnFunds(
  { produits }: BudgetProjet,
  { insuffisanceCents }: BudgetTotals,
): { label: string; montant: number } | undefined {
  const present = produits?.[compteFondsPropres] ?? 0;
  if (insuffisanceCents === 0 || typeof present !== 'number') return undefined;
  const missing = insuffisanceCents / 100;
  return { label: `Mettre ${formatEuros(missing)} de vos fonds`, montant: present + missing };
}

/**
 * Returns the button « Demander 2 400 € à DRAJES Sud », as long as nothing is asked: the missing income, up to the
 * share that the service pays.
 */
export function demandeToMake(
  { chargesCents, insuffisanceCents }: BudgetTotals,
  { demande, max, service }: { demande: number; max: number | undefined; service: string | undefined },
): { label: string; montant: number } | undefined {
  const most = (chargesCents * (max ?? 100)) / 100;
  const montant = Math.floor(Math.min(insuffisanceCents, most) / 100);
  if (demande !== 0 || service === undefined || montant === 0) return undefined;
  return { label: `Demander ${formatEuros(montant)} ${toServices([service])}`, montant };
}

/** Tells whether there are contributions in kind other than the volunteers' time, which has its own line. */
export const hasOtherGifts = ({ contributions }: BudgetProjet): boolean =>
  Object.entries(contributions ?? {}).some(
    ([code, value]) =>
      !Object.values<string>(comptesBenevoles).includes(code) && !isBlank(value) && value !== 0,
  );
