// A budget is summed by account and by side; surplus and shortfall are never negative; 86 equals 87 (§5 Budget,
// §9).
import type { Montants } from '../kernel/fields.ts';
import { cents } from '../kernel/money.ts';
import { parseMontant } from './montant.rules.ts';
import { type BudgetSide, type Compte, comptesPrincipaux, listSousComptes } from './plan-comptable.rows.ts';

/** Amounts are in euros by account code; text counts as soon as it can be read. */
export type Budget = {
  charges?: Montants | null;
  produits?: Montants | null;
  contributions?: Montants | null;
  /**
   * Amounts typed elsewhere than in the budget, each under its line of account 74: what is asked, and the
   * cofinancements.
   */
  apports?: readonly Apport[];
};
/** Account 74 has nine kinds of funders. */
export type CompteFinanceur = `74-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
export type Apport = { compte: CompteFinanceur; montantEuros: number | string | null };

export type BudgetTotals = {
  /** The amount of every account that holds one, groups included, in cents. */
  comptesCents: Readonly<Record<string, number>>;
  chargesCents: number;
  produitsCents: number;
  excedentCents: number;
  insuffisanceCents: number;
  /** The contributions, accounts 86 and 87, are outside the totals. */
  emploisCents: number;
  ressourcesCents: number;
  /** The codes whose amount cannot be read yet, and which no sum includes. */
  aCorriger: Readonly<Record<BudgetSide, readonly string[]>>;
};

/**
 * Sums a budget by account and by side. An account of another side is not counted; the schema of the form refuses it.
 */
export function budgetTotals({ charges, produits, contributions, apports = [] }: Budget): BudgetTotals {
  const left = sumSide('charge', charges ?? {}, []);
  const right = sumSide('produit', produits ?? {}, apports);
  const volunteer = sumSide('contribution', contributions ?? {}, []);
  const chargesCents = total(left.comptes, 'charge');
  const produitsCents = total(right.comptes, 'produit');
  return {
    comptesCents: { ...left.comptes, ...right.comptes, ...volunteer.comptes },
    chargesCents,
    produitsCents,
    excedentCents: Math.max(0, produitsCents - chargesCents),
    insuffisanceCents: Math.max(0, chargesCents - produitsCents),
    emploisCents: volunteer.comptes['86'] ?? 0,
    ressourcesCents: volunteer.comptes['87'] ?? 0,
    aCorriger: { charge: left.aCorriger, produit: right.aCorriger, contribution: volunteer.aCorriger },
  };
}

export const isEquilibre = (totals: BudgetTotals): boolean => totals.chargesCents === totals.produitsCents;

export const areContributionsEgales = (totals: BudgetTotals): boolean =>
  totals.emploisCents === totals.ressourcesCents;

type Side = { comptes: Record<string, number>; aCorriger: string[] };

function sumSide(side: BudgetSide, montants: Montants, apports: readonly Apport[]): Side {
  const found: Side = { comptes: {}, aCorriger: [] };
  for (const compte of comptesPrincipaux(side)) {
    addCompte(compte, { found, montants, apports });
  }
  return found;
}

type Adding = { found: Side; montants: Montants; apports: readonly Apport[] };

/**
 * Returns the sum of the details as soon as one is filled, else the amount typed on the account itself, plus the
 * apports; null when nothing is filled.
 */
function addCompte(compte: Compte, adding: Adding): number | null {
  const details = listSousComptes(compte.code).map((detail) => addCompte(detail, adding));
  const filled = details.filter((value) => value !== null);
  const own =
    filled.length > 0 ? filled : [readCents(compte.code, adding.montants[compte.code], adding.found)];
  const given = adding.apports
    .filter((apport) => apport.compte === compte.code)
    .map((apport) => readCents(compte.code, apport.montantEuros, adding.found));
  const values = [...own, ...given].filter((value) => value !== null);
  if (values.length === 0) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  adding.found.comptes[compte.code] = sum;
  return sum;
}

/** Reads an amount in cents: null when nothing was typed; an unreadable one is noted and counts as zero. */
function readCents(code: string, value: number | string | null | undefined, found: Side): number | null {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === ''))
    return null;
  const euros = typeof value === 'number' ? readNumber(value) : readText(value);
  if (euros === null) found.aCorriger.push(code);
  return cents(euros);
}

const readNumber = (value: number): number | null => (Number.isFinite(value) && value >= 0 ? value : null);

function readText(text: string): number | null {
  const read = parseMontant(text);
  return read.ok ? read.value.euros : null;
}

const total = (comptes: Readonly<Record<string, number>>, side: BudgetSide): number =>
  comptesPrincipaux(side).reduce((all, compte) => all + (comptes[compte.code] ?? 0), 0);
