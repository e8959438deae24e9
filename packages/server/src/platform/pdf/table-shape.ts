export type Column = { title: string; align?: 'left' | 'right'; isRowHeader?: boolean };

/** A cell is a text, '' when nothing is asked there, or null when the value is unknown. */
export type TableRow = {
  cells: readonly (string | null)[];
  tone?: 'subtotal' | 'total';
  /** Says how far the first cell is indented under the row it details. */
  depth?: 0 | 1 | 2;
};

export type PdfTable = {
  caption?: string;
  columns: readonly Column[];
  rows: readonly TableRow[];
  /** The height of what must stand on the page of its last row, such as a signature. */
  followedBy?: number;
};

/** The columns of a table, with their computed widths. */
export type Frame = { columns: readonly Column[]; widths: readonly number[] };
