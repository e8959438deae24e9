// A quote, pasted or read from a file, gives lines of an expense: what is read is a proposal that a person confirms.
import { withoutEnd } from '../../kernel/without-end.ts';
import { parseMontant } from '../montant.rules.ts';
import { plainWords } from '../mots.rules.ts';
import { findSeparator, splitLignes } from '../tableau-colle.rules.ts';
import { devisMots } from './devis-mots.rows.ts';

export type LigneDevis = {
  label: string;
  euros: number;
  /** The account that the words suggest, or null when they say nothing. */
  code: string | null;
};
export type Devis = {
  lignes: LigneDevis[];
  /** What the quote says is to be paid, taxes included; null when it does not say. */
  totalEuros: number | null;
};

/** The most lines that are read, more than a real quote has. */
const lignesMax = 60;

/** At most this many characters of a cell are read, more than a cell of a real quote has. */
const celluleMax = 300;

/**
 * Takes the last amount of each row that names something. Totals are left out, and the person is told; a tax counted on
 * a row of its own is a line when the total includes it. A document also holds dates and numbers, so its amounts are
 * only those written as such: « 12,00 » or « 12 € ».
 */
export function parseDevis(texte: string, { isDocument = false } = {}): Devis {
  const isLoose = isDocument || findSeparator(texte) === null;
  const rows = splitLignes(texte).flatMap(({ cellules }) => rowOf(cellules, isLoose));
  const totals = rows.filter(({ label }) => isTotal(label));
  const taxes = rows.filter(({ label }) => isTax(label));
  const lignes = rows.filter(({ label }) => !isTotal(label) && !isTax(label)).slice(0, lignesMax);
  const total = totals.findLast(({ label }) => isTaxIncluded(label)) ?? totals.at(-1);
  const sum = sumOf(lignes);
  const tax = taxes.at(-1);
  const isApart = tax && total && Math.abs(sum + tax.euros - total.euros) <= lignes.length + 1;
  return {
    lignes: (isApart ? [...lignes, { ...tax, label: 'TVA' }] : lignes).map((one) => ({
      ...one,
      code: compteSuggere(one.label),
    })),
    totalEuros: total?.euros ?? null,
  };
}

/** Returns the account that the words of a line suggest, or null when they suggest none. */
export function compteSuggere(label: string): string | null {
  const words = plainWords(label);
  return devisMots.find(([, mots]) => mots.test(words))?.[0] ?? null;
}

type Row = { label: string; euros: number };

function rowOf(cellules: readonly string[], isLoose: boolean): Row[] {
  const cells = cellules.flatMap((cell) => splitCell(cell.slice(0, celluleMax))).filter(Boolean);
  const label = cells
    .filter((cell) => /\p{L}{3}/u.test(cell))
    .reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '');
  const last = cells.at(-1) ?? '';
  const isWritten = /\d[.,]\d{2}$|€|\beur(os?)?$/i.test(last);
  if (label === '' || last === label || /^0\d/.test(last) || (isLoose && !isWritten)) return [];
  const read = parseMontant(last);
  if (!read.ok || read.value.euros === 0) return [];
  return [{ label: withoutEnd(label, ' \u00a0\u202f\t.:…_-').slice(0, 120), euros: read.value.euros }];
}

/** Splits a name from the amount that follows it, which the text of a PDF may hold in one piece. */
function splitCell(cell: string): string[] {
  const bare = withoutUnit(cell);
  const after = [...bare].findLastIndex((letter) => /\p{L}/u.test(letter)) + 1;
  const letters = [...bare];
  const amountAt = letters.findIndex(
    (letter, at) =>
      at > after &&
      /\d/.test(letter) &&
      separators.includes(letters[at - 1] ?? '') &&
      isAmount(letters.slice(at).join('')),
  );
  if (after === 0 || amountAt < 0) return [cell];
  const amount = letters.slice(amountAt).join('');
  const label = withoutEnd(letters.slice(0, amountAt).join(''), separators);
  return [label, bare === cell ? amount : `${amount} €`];
}

const separators = ' \u00a0\u202f\t.:…_';

const isAmount = (text: string): boolean =>
  /^(?:\d{1,3}(?:[\s.]\d{3})+|\d+)(?:,\d{1,2}|\.\d{2})?$/.test(text);

/** Removes the currency and the mention of the tax at the end of an amount: « 12,00 € TTC » becomes « 12,00 ». */
function withoutUnit(cell: string): string {
  const withoutOneOf = (text: string, ends: readonly string[]): string => {
    const found = ends.find((end) => text.toLowerCase().endsWith(end));
    return found === undefined ? text : text.slice(0, -found.length).trimEnd();
  };
  const whole = cell.trimEnd();
  const unit = withoutOneOf(withoutOneOf(whole, ['ttc', 'ht']), ['€', 'euros', 'euro', 'eur']);
  return unit.length < withoutOneOf(whole, ['ttc', 'ht']).length ? unit : cell;
}

const isTotal = (label: string): boolean =>
  /^(sous total|total|net a payer|montant (total|ht|ttc|net)|a payer|solde|acompte|arrhes)\b/.test(
    plainWords(label),
  );

const isTax = (label: string): boolean => /^(dont )?(montant )?(de la )?(tva|taxe)\b/.test(plainWords(label));

const isTaxIncluded = (label: string): boolean => /\b(ttc|net a payer|a payer)\b/.test(plainWords(label));

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { euros }) => sum + euros, 0);
