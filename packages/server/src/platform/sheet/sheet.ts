// A table of any length is written while it is read, by batches of rows: it is never in memory as a whole.

/**
 * `texte` is never read as a number or a formula, whatever it looks like. `jour` is written « 2027-03-01 », `instant`
 * « 2027-03-01T14:05 ».
 */
export type CellKind = 'texte' | 'entier' | 'euros' | 'jour' | 'instant';

export type SheetColumn = { label: string; kind: CellKind };

/** The width of a column by its kind, in characters. */
export const columnWidths: Record<CellKind, number> = {
  texte: 28,
  entier: 12,
  euros: 16,
  jour: 13,
  instant: 18,
};

/** The type depends on the kind of the column; null is an empty cell. */
export type SheetCell = string | number | null;

export type SheetRow = readonly SheetCell[];

export type Sheet = {
  /** Gives the bytes of these rows, preceded the first time by those of the header. */
  write(rows: Iterable<SheetRow>): Uint8Array;
  end(): Uint8Array;
};

export type SheetFormat = {
  type: string;
  extension: string;
  open(columns: readonly SheetColumn[], title: string): Sheet;
};

export async function* sheetBytes(
  sheet: Sheet,
  batches: AsyncIterable<Iterable<SheetRow>>,
): AsyncGenerator<Uint8Array> {
  for await (const rows of batches) {
    const bytes = sheet.write(rows);
    if (bytes.length > 0) yield bytes;
  }
  yield sheet.end();
}
