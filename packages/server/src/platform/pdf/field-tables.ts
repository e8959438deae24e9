import { isBlank, type Scopes } from '@asso/domain/kernel/asks';
import type { EurosRow, ListRow, MontantsRow, Row } from '@asso/domain/kernel/fields';
import { sumEuros } from '@asso/domain/kernel/money';
import { isShown } from '@asso/domain/kernel/walk-problems';
import {
  displayEuros,
  displayValue,
  isValueRow,
  type Labels,
  type PrintedRow,
  valueAt,
} from './display-value.ts';
import type { Column, PdfTable, TableRow } from './table-shape.ts';

type Given = { scopes?: Scopes; labels?: Labels };

const mostColumns = 7;

/** Tells whether a list fits in a table with a line per row: every value must be short, and the width sufficient. */
export function canBeTable(row: ListRow, lines: readonly unknown[], given: Given): boolean {
  const rows = shownRows(row, lines, given).map(([, one]) => one);
  const isLong = (one: Row) => one.kind === 'text' && one.multiline === true;
  return rows.length <= mostColumns && rows.every((one) => isValueRow(one) && !isLong(one));
}

/** Makes a column for each row of the form that applies to some line; a cell is empty where it does not apply. */
export function listTable(row: ListRow, lines: readonly unknown[], given: Given): PdfTable {
  const shown = shownRows(row, lines, given).filter((entry): entry is [string, PrintedRow] =>
    isValueRow(entry[1]),
  );
  const cell = (line: unknown, [name, one]: [string, PrintedRow]) =>
    isAsked(one, line, given) ? displayValue(one, valueAt(line, name), given.labels) : '';
  const rows = lines.map((line): TableRow => ({ cells: shown.map((entry) => cell(line, entry)) }));
  const total = totalRow(shown, (entry) => lines.filter((line) => isAsked(entry[1], line, given)));
  return { columns: shown.map(([, one], index) => columnOf(one, index)), rows: [...rows, ...total] };
}

/** Lists the accounts that hold an amount, and their sum. */
export function montantsTable(row: MontantsRow, value: unknown): PdfTable {
  const amount: EurosRow = { kind: 'euros', label: 'Montant' };
  const filled = row.lignes.filter(({ code }) => !isBlank(valueAt(value, code)));
  const rows = filled.map(
    ({ code, label }): TableRow => ({ cells: [label, displayValue(amount, valueAt(value, code))] }),
  );
  const sum = displayEuros(sumEuros(filled.map(({ code }) => valueAt(value, code))));
  const total: TableRow[] = filled.length > 1 ? [{ cells: ['Total', sum], tone: 'total' }] : [];
  return {
    columns: [{ title: 'Compte', isRowHeader: true }, columnOf(amount, 1)],
    rows: [...rows, ...total],
  };
}

function totalRow(
  shown: readonly [string, PrintedRow][],
  linesOf: (entry: [string, PrintedRow]) => readonly unknown[],
): TableRow[] {
  const [first] = shown;
  const isSummed = shown.some(([, one]) => one.kind === 'euros');
  if (!first || first[1].kind === 'euros' || !isSummed || linesOf(first).length < 2) return [];
  const cells = shown.map((entry, index) => {
    const [name, one] = entry;
    if (index === 0) return 'Total';
    if (one.kind !== 'euros') return '';
    const amounts = linesOf(entry).map((line) => valueAt(line, name));
    return amounts.every(isBlank) ? null : displayEuros(sumEuros(amounts), one.cents);
  });
  return [{ cells, tone: 'total' }];
}

const shownRows = (row: ListRow, lines: readonly unknown[], given: Given): [string, Row][] =>
  Object.entries(row.fields).filter(
    ([, one]) => one.pdf !== false && lines.some((line) => isAsked(one, line, given)),
  );

const isAsked = (row: Row, line: unknown, { scopes }: Given): boolean =>
  isShown(row, { ...scopes, parent: line ?? {} });

const columnOf = (row: PrintedRow, index: number): Column => ({
  title: row.label,
  align:
    index > 0 && (row.kind === 'euros' || row.kind === 'int' || row.kind === 'decimal') ? 'right' : 'left',
  isRowHeader: index === 0,
});
