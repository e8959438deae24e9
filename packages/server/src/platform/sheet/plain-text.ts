import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import type { CellKind, SheetCell } from './sheet.ts';

/** Writes a cell for a format that only has text; null becomes empty. */
export function plainText(cell: SheetCell, kind: CellKind, decimal: ',' | '.'): string {
  if (cell === null) return '';
  switch (kind) {
    case 'texte':
    case 'entier':
      return String(cell);
    case 'euros':
      return Number(cell).toFixed(2).replace('.', decimal);
    case 'jour':
      return formatDay(String(cell));
    case 'instant':
      return `${formatDay(String(cell))} ${String(cell).slice(11, 16)}`;
  }
}
