// What a report adds to the budget editor: a column of planned amounts, the locked lines of account 74, and the
// explained gaps.
import type { CrfProjetView } from '@asso/contract/crf/crf.schemas';
import type { CrfProjet } from '@asso/domain/crf/crf-projet.fields';
import { budgetPrevu, sayEcart, sayPartRealisee } from '@asso/domain/crf/ecarts.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Montants } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import type { BudgetTotals } from '@asso/domain/referentiel/budget.rules';
import { listSousComptes } from '@asso/domain/referentiel/plan-comptable.rows';
import type { Financeurs } from '@asso/domain/subvention/montants/compte-financeur.rules';
import { coteBudget, toGroup } from '../referentiel/cotes-budget.ts';
import { findPart } from '../subvention/projet/budget/budget-annee.ts';
import type { BudgetGroup, BudgetSide, EcartCompte, LockedLine } from '../ui/budget/budget-types.ts';

/**
 * Returns the path of an account in the editor, right under « budgetCrf », from its path in the report, which has one
 * part for each side.
 */
export const champCrf = (field: string): string =>
  field
    .replace(/\.budgetCrf\.(?:charges|produits)(\.|$)/, '.budgetCrf$1')
    .replace(/\.budgetCrf\.contributions(\.|$)/, '.budgetCrf.nature$1')
    .replace(/\.$/, '');

export const pathCrf = (code: string): string => `budgetCrf.${findPart(code)}.${code}`;

/** Returns the planned amount of each account; account 74 adds up what was asked and the other funders. */
export function groupPrevuByCompte(prevu: CrfProjetView['prevu'], financeurs: Financeurs): Montants {
  const { charges, produits, apports = [] } = budgetPrevu(prevu, financeurs);
  const given = sumEuros(apports.map(({ montantEuros }) => montantEuros));
  return { ...charges, ...produits, ...(given > 0 ? { '74': given } : {}) };
}

type Lines = {
  corps: CrfProjet;
  service: (id: unknown) => string;
  /** The address that gives the focus to a field of this project. */
  champHref: (champ: string) => string;
};

/**
 * Returns the lines locked in the budget: the used grant and the other funders' amounts have fields of their own, so
 * nothing is counted twice.
 */
function lockedLines({ corps, service, champHref }: Lines): LockedLine[] {
  const used = (corps.financements ?? []).map((one) => ({
    id: one.id,
    label: `${service(one.id_service_instructeur)} (cette subvention)`,
    montant: amountOf(one.montant_realise),
    prevu: amountOf(one.montant_demande),
    marque: '= utilisé',
    href: champHref(`financements.${one.id}.montant_realise`),
  }));
  const received = (corps.cofinancements ?? []).map((one) => ({
    id: one.id,
    label: `${one.nom || 'Cofinanceur'} (cofinancement)`,
    montant: amountOf(one.montant_realise),
    prevu: amountOf(one.montant),
    marque: '= reçu',
    href: champHref(`cofinancements.${one.id}.montant_realise`),
  }));
  return [...used, ...received];
}

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const sideCrf = (
  cote: 'charge' | 'produit',
  given: Lines & { exercice: number; totals: BudgetTotals },
): BudgetSide =>
  coteBudget(cote, {
    annee: given.exercice,
    totals: given.totals,
    groupe: ({ code, label }): BudgetGroup => {
      if (code !== '74') return toGroup({ code, label });
      const typed = listSousComptes(code).filter(
        (one) => !isBlank(given.corps.budgetCrf?.produits?.[one.code]),
      );
      return { code, label, comptes: typed, lignes: lockedLines(given) };
    },
  });

/** Returns the gap of an account, a group or a whole side; undefined where nothing was planned nor realised. */
export function ecartCompte(
  code: string,
  { prevu, realise }: { prevu: BudgetTotals; realise: BudgetTotals },
): Omit<EcartCompte, 'question'> | undefined {
  const cents = centsOf(code);
  const [prevuCents, realiseCents] = [cents(prevu), cents(realise)];
  if (prevuCents === 0 && realiseCents === 0) return undefined;
  return {
    ecart: sayEcart(realiseCents - prevuCents),
    part: sayPartRealisee({ prevuCents, realiseCents }) ?? '',
  };
}

const centsOf =
  (code: string) =>
  (totals: BudgetTotals): number => {
    if (code === 'charges') return totals.chargesCents;
    return code === 'produits' ? totals.produitsCents : (totals.comptesCents[code] ?? 0);
  };
