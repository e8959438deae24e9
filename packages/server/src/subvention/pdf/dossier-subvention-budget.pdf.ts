import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Scopes } from '@asso/domain/kernel/asks';
import { sumEuros } from '@asso/domain/kernel/money';
import { type BudgetTotals, budgetTotals } from '@asso/domain/referentiel/budget.rules';
import {
  contributionsSentence,
  describeBalance,
  partSentence,
  sayOutOfBalance,
} from '@asso/domain/referentiel/budget.words';
import {
  type BudgetSide,
  comptesPrincipaux,
  listSousComptes,
} from '@asso/domain/referentiel/plan-comptable.rows';
import type { Financeurs } from '@asso/domain/subvention/montants/compte-financeur.rules';
import { type BudgetProjet, type Projet, projetFields } from '@asso/domain/subvention/projet.fields';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { drawFields } from '../../platform/pdf/draw-fields.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import type { HeadingLevel } from '../../platform/pdf/pdf-style.ts';
import { table } from '../../platform/pdf/table.ts';
import type { TableRow } from '../../platform/pdf/table-shape.ts';
import { heading, paragraph } from '../../platform/pdf/text-blocks.ts';

export type BudgetsDrawing = {
  projet: Projet;
  financeurs: Financeurs;
  level: HeadingLevel;
  scopes: Scopes;
};

/**
 * Draws one budget for each year: its rows, its two sides with the amounts from other funders, and its balance in
 * words.
 */
export function drawBudgets(pdf: Pdf, given: BudgetsDrawing): void {
  const budgets = given.projet.budgets ?? [];
  if (budgets.length === 0) paragraph(pdf, null);
  for (const budget of budgets) {
    heading(pdf, given.level, `Année ${budget.annee ?? ''}`.trim());
    drawBudget(pdf, budget, given);
  }
}

function drawBudget(pdf: Pdf, budget: BudgetProjet, { projet, financeurs, level, scopes }: BudgetsDrawing) {
  const {
    annee: _inHeading,
    charges: _c,
    produits: _p,
    contributions: _v,
    ...rows
  } = projetFields.budgets.fields;
  drawFields(pdf, rows, { value: budget, level, scopes: { ...scopes, projet } });
  const totals = budgetTotals(computeBudget(projet, budget, financeurs));
  const draw = (side: BudgetSide) => drawSide(pdf, totals, { ...sides[side], annee: budget.annee });
  draw('charge');
  draw('produit');
  paragraph(pdf, describeBalance(totals).sentence);
  const share = partSentence(totals, askedIn(projet, budget));
  if (share) paragraph(pdf, share);
  if (totals.emploisCents + totals.ressourcesCents === 0) return;
  draw('contribution');
  const sentence = contributionsSentence(totals);
  if (sentence) paragraph(pdf, sentence);
}

type Side = {
  side: BudgetSide;
  caption: string;
  total: string | null;
  cents: (totals: BudgetTotals) => number;
};

type YearSide = Side & { annee: BudgetProjet['annee'] };

const sides: Record<BudgetSide, Side> = {
  charge: {
    side: 'charge',
    caption: 'Charges',
    total: 'Total des charges',
    cents: (totals) => totals.chargesCents,
  },
  produit: {
    side: 'produit',
    caption: 'Produits',
    total: 'Total des produits',
    cents: (totals) => totals.produitsCents,
  },
  // Accounts 86 and 87 balance each other: no total is shown.
  contribution: {
    side: 'contribution',
    caption: 'Contributions volontaires en nature',
    total: null,
    cents: () => 0,
  },
};

function drawSide(pdf: Pdf, totals: BudgetTotals, { side, caption, annee, total, cents }: YearSide): void {
  const left = sayOutOfBalance(totals, side);
  const sum: TableRow[] = total
    ? [{ cells: [left ? `${total}, ${left}` : total, euros(cents(totals))], tone: 'total' }]
    : [];
  const rows = comptesPrincipaux(side).flatMap((compte) => compteRows(compte, totals, 0));
  table(pdf, {
    caption: annee ? `${caption} ${annee}` : caption,
    columns: [
      { title: 'Compte', isRowHeader: true },
      { title: 'Montant', align: 'right' },
    ],
    rows: [...rows, ...sum],
  });
}

/** Gives the rows of an account and of its details; none when the account holds no amount. */
function compteRows(compte: { code: string; label: string }, totals: BudgetTotals, depth: 0 | 1): TableRow[] {
  const amount = totals.comptesCents[compte.code];
  if (amount === undefined) return [];
  const details = listSousComptes(compte.code).flatMap((detail) => compteRows(detail, totals, 1));
  const tone = depth === 0 ? 'subtotal' : undefined;
  return [{ cells: [nameOf(compte), euros(amount)], depth, tone }, ...details];
}

/**
 * Gives the name of an account; codes of the portal's own (« 60-1 ») are left out, because they mean nothing to a
 * reader.
 */
const nameOf = ({ code, label }: { code: string; label: string }): string =>
  /^\d+$/.test(code) ? `${code} – ${label}` : label;

const askedIn = (projet: Projet, { annee }: BudgetProjet): number =>
  sumEuros(
    (projet.financements ?? [])
      .filter((one) => Number(one.annee) === Number(annee))
      .map((one) => one.montant_demande),
  );

const euros = (cents: number): string => formatEuros(cents / 100);
