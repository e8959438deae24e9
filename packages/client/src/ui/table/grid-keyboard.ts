// A table of fields is filled as a spreadsheet: the arrows and Enter move from cell to cell.
import type { KeyboardEvent } from 'react';

type Step = { rows: number; columns: number };

/**
 * Handles the keys of a table whose cells hold one field each. The left and right arrows change cell when the caret is
 * at the edge of the text.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const step = stepOf(event, target);
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')].filter((one) => one.querySelector('input'));
  const next =
    rows[rows.indexOf(row) + step.rows]?.cells[cell.cellIndex + step.columns]?.querySelector('input');
  event.preventDefault();
  next?.focus();
  next?.select();
}

function stepOf({ key, shiftKey }: KeyboardEvent, field: HTMLInputElement): Step | null {
  const { selectionStart, selectionEnd, value } = field;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAtStart = isAll || (selectionStart === 0 && selectionEnd === 0);
  const isAtEnd = isAll || (selectionStart === value.length && selectionEnd === value.length);
  switch (key) {
    case 'ArrowLeft':
      return isAtStart ? { rows: 0, columns: -1 } : null;
    case 'ArrowRight':
      return isAtEnd ? { rows: 0, columns: 1 } : null;
    case 'ArrowUp':
      return { rows: -1, columns: 0 };
    case 'ArrowDown':
      return { rows: 1, columns: 0 };
    case 'Enter':
      return { rows: shiftKey ? -1 : 1, columns: 0 };
    default:
      return null;
  }
}
