// An agent fills the amounts of a lot as a column: Tab goes to the next amount, Enter and the arrows to the next row.
import type { KeyboardEvent } from 'react';
import { moveInGrid } from '../../ui/table/grid-keyboard.ts';

/** The fields in which Tab works as usual, because Esc was pressed there to reach the buttons of the row. */
const left = new WeakSet<HTMLInputElement>();

export function moveInMontants(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === 'Escape') left.add(target);
  if (key !== 'Tab') {
    moveInGrid(event);
    return;
  }
  const isLeaving = left.delete(target);
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('td input')];
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)];
  if (isLeaving || !next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
