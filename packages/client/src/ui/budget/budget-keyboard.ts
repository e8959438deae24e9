// A budget is typed as in a spreadsheet: Enter and the arrows move along the column, and a column can be pasted.
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readCell } from './cell-value.ts';

export type Pasted = { from: HTMLInputElement; texts: string[] };

/** Moves to the next or the previous cell, and returns true when the key did so. */
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

/** Reads several cells copied from a spreadsheet; returns null for a plain text, which the browser pastes itself. */
export function pastedColumn(event: ClipboardEvent<HTMLElement>): Pasted | null {
  const texts = readAmounts(event.clipboardData.getData('text/plain'));
  const { target } = event;
  if (texts.length < 2 || !(target instanceof HTMLInputElement) || !target.dataset.compte) return null;
  event.preventDefault();
  return { from: target, texts };
}

/** Returns the cells that a pasted column fills: the one in which it was pasted, and those below. */
export function cellsToFill({ from, texts }: Pasted, box: HTMLElement): HTMLInputElement[] {
  const cells = cellsAround(box);
  return cells.slice(cells.indexOf(from)).slice(0, texts.length);
}

const cellsAround = (box: HTMLElement): HTMLInputElement[] => [
  ...box.querySelectorAll<HTMLInputElement>('input[data-compte]'),
];

/**
 * Reads the cells of one column, an empty line being an empty cell; of several columns, the one with the most amounts
 * is taken.
 */
export function readAmounts(text: string): string[] {
  const rows = text
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((one) => one.trim()));
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) =>
    rows.map((row) => row[at] ?? ''),
  );
  const amountsIn = (column: readonly string[]) =>
    column.filter((one) => typeof readCell(one).value === 'number').length;
  // Of two columns with as many amounts the last one is taken, since account numbers stand before amounts.
  return columns.reduce((best, column) => (amountsIn(column) >= amountsIn(best) ? column : best), []);
}
