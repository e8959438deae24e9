// A table of any length, written as it is read: what is open of it at any moment is one batch of rows.

/** `texte`: never a number nor a formula, whatever it looks like. `jour`: « 2027-03-01 ». `instant`: « 2027-03-01T14:05 ». */
export type CellKind = 'texte' | 'entier' | 'euros' | 'jour' | 'instant';

export type SheetColumn = { label: string; kind: CellKind };

/** How wide a column is by its kind, in characters. */
export const columnWidths: Record<CellKind, number> = {
  texte: 28,
  entier: 12,
  euros: 16,
  jour: 13,
  instant: 18,
};

/** As the kind of its column says; null is an empty cell. */
export type SheetCell = string | number | null;

export type SheetRow = readonly SheetCell[];

export type Sheet = {
  /** The bytes of these rows, and of the head before the first. */
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
