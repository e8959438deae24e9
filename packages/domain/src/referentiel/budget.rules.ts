// A budget is summed per account and per side; surplus and shortfall are never negative; 86 equals 87 (§5 Budget, §9).
import type { Montants } from '../kernel/fields.ts';
import { cents } from '../kernel/money.ts';
import { parseMontant } from './montant.rules.ts';
import { type BudgetSide, type Compte, comptesPrincipaux, detailsOf } from './plan-comptable.rows.ts';

/** Amounts in euros by account code; text counts as soon as it can be read. */
export type Budget = {
  charges?: Montants | null;
  produits?: Montants | null;
  contributions?: Montants | null;
  /** Amounts that have their home elsewhere: what is asked for and the cofinancements, under their 74 line. */
  apports?: readonly Apport[];
};
/** The nine kinds of funders of account 74. */
export type CompteFinanceur = `74-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
export type Apport = { compte: CompteFinanceur; montantEuros: number | string | null };

export type BudgetTotals = {
  /** Every account of the plan that holds an amount, groups included, in cents. */
  comptesCents: Readonly<Record<string, number>>;
  chargesCents: number;
  produitsCents: number;
  excedentCents: number;
  insuffisanceCents: number;
  /** 86 and 87, outside the totals. */
  emploisCents: number;
  ressourcesCents: number;
  /** Codes whose amount cannot be read yet: left out of every sum. */
  aCorriger: Readonly<Record<BudgetSide, readonly string[]>>;
};

/** Accounts that are not of their side are not counted: the schema of the form refuses them. */
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

export const estEquilibre = (totals: BudgetTotals): boolean => totals.chargesCents === totals.produitsCents;

export const sontContributionsEgales = (totals: BudgetTotals): boolean =>
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

/** The sum of the details as soon as one is filled, else what was typed on the account itself; plus the apports. */
function addCompte(compte: Compte, adding: Adding): number | null {
  const details = detailsOf(compte.code).map((detail) => addCompte(detail, adding));
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

/** Null when nothing was typed; what cannot be read is noted and worth zero. */
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
