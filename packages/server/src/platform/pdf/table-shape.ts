export type Column = { title: string; align?: 'left' | 'right'; isRowHeader?: boolean };

/** A cell: a text, '' when nothing is asked there, null when nothing is known. */
export type TableRow = {
  cells: readonly (string | null)[];
  tone?: 'subtotal' | 'total';
  /** How deep the first cell stands under the row it details. */
  depth?: 0 | 1 | 2;
};

export type Table = { caption?: string; columns: readonly Column[]; rows: readonly TableRow[] };

/** The columns of a table, with the widths they were given. */
export type Frame = { columns: readonly Column[]; widths: readonly number[] };
