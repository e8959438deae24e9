// A budget is typed as in a spreadsheet: Enter and the arrows move along the column, a column can be pasted.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readCell } from './cell-value.ts';

export type Pasted = { from: HTMLInputElement; texts: string[] };

/** Moves to the next or previous cell; true when the key was for that. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const step = stepOf(event);
  if (step === 0) return false;
  const cells = cellsAround(event.currentTarget);
  const next = cells[cells.indexOf(event.target as HTMLInputElement) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
  return true;
}

function stepOf({ key, shiftKey, target }: KeyboardEvent): number {
  if (!(target instanceof HTMLInputElement) || !target.dataset.compte) return 0;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  return key === 'Enter' ? (shiftKey ? -1 : 1) : 0;
}

/** Several cells from a spreadsheet; null for a plain text, which the browser pastes itself. */
export function pastedColumn(event: ClipboardEvent<HTMLElement>): Pasted | null {
  const texts = amountsOf(event.clipboardData.getData('text/plain'));
  const { target } = event;
  if (texts.length < 2 || !(target instanceof HTMLInputElement) || !target.dataset.compte) return null;
  event.preventDefault();
  return { from: target, texts };
}

/** The cells that a pasted column fills, from where it was pasted downwards. */
export function cellsToFill({ from, texts }: Pasted, box: HTMLElement): HTMLInputElement[] {
  const cells = cellsAround(box);
  return cells.slice(cells.indexOf(from)).slice(0, texts.length);
}

const cellsAround = (box: HTMLElement): HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('input[data-compte]'),
];

/** The cells of one column, a line left empty being an empty cell; of a block, the column that holds most amounts. */
function amountsOf(text: string): string[] {
  const rows = text
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((one) => one.trim()));
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  );
  const amountsIn = (column: readonly string[]) =>
    column.filter((one) => typeof readCell(one).value === 'number').length;
  // Of two as full, the last: names that are numbers stand before amounts.
  return columns.reduce((best, column) => (amountsIn(column) >= amountsIn(best) ? column : best), []);
}
