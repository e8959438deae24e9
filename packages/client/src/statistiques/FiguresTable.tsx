import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

type FiguresTableProps<R> = {
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** The noun for a row, in the singular and in the plural: « département », « départements ». */
  nom?: readonly [string, string];
  /** How many lines are shown before the rest is asked for. */
  atFirst?: number;
};

/** Shows the first lines of a table, then all of them on demand. */
export function FiguresTable<R>({
  nom = ['ligne', 'lignes'],
  atFirst = 12,
  rows,
  ...table
}: FiguresTableProps<R>) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && rows.length > atFirst;
  return (
    <div className="pile pile--serree">
      <DataTable {...table} hidesCaption rows={isCut ? rows.slice(0, atFirst) : rows} />
      {isCut && (
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => setIsWhole(true)}>
          Montrer les {count(rows.length, ...nom)}
        </button>
      )}
    </div>
  );
}
