// A budget is typed as in a spreadsheet: Enter and the arrows move along the column, a column can be pasted.
import type { ClipboardEvent, KeyboardEvent } from 'react';

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

/** Several lines from a spreadsheet; null for a plain text, which the browser pastes itself. */
export function pastedColumn(event: ClipboardEvent<HTMLElement>): Pasted | null {
  const text = event.clipboardData.getData('text/plain');
  const texts = text
    .replace(/\s+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t')[0]?.trim() ?? '');
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
