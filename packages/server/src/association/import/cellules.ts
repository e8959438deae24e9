// The grammar of the public files: cells between separators, quoted when needed; a quote inside a cell may lack its
// double.

/** Gives the cells of a record; null while a quote is open, because its field continues on the next line. */
export function splitCellules(text: string, separateur: string): string[] | null {
  if (!text.includes('"')) return text.split(separateur);
  const cells: string[] = [];
  for (let at = 0; ; ) {
    if (text[at] !== '"') {
      const end = text.indexOf(separateur, at);
      cells.push(end < 0 ? text.slice(at) : text.slice(at, end));
      if (end < 0) return cells;
      at = end + 1;
      continue;
    }
    const end = closingQuote(text, at + 1, separateur);
    if (end < 0) return null;
    const cell = text.slice(at + 1, end);
    cells.push(cell.includes('"') ? cell.replaceAll('""', '"') : cell);
    if (end + 1 === text.length) return cells;
    at = end + 2;
  }
}

/** Finds the quote that closes the cell: the one before a separator or at the end; any other is part of the text. */
function closingQuote(text: string, from: number, separateur: string): number {
  for (let at = text.indexOf('"', from); at >= 0; ) {
    const after = text[at + 1];
    if (after === undefined || after === separateur) return at;
    at = text.indexOf('"', at + (after === '"' ? 2 : 1));
  }
  return -1;
}

/** Reads one cell from the bytes of a line; null when only the whole record can tell. */
export type LitCellule = (bytes: Buffer, start: number, end: number) => string | null;

const quote = 0x22;

/**
 * Makes a reader of the cell of this rank. Most lines of Sirene are companies, which this one cell is enough to skip
 * without turning the line into text.
 */
export function cellReader(separateur: string, rang: number): LitCellule {
  const separator = separateur.charCodeAt(0);
  const endOf = (bytes: Buffer, start: number, end: number): number => {
    let at = start;
    if (bytes[at] !== quote) {
      while (at < end && bytes[at] !== separator) at++;
      return at;
    }
    for (at++; at < end; at++) {
      if (bytes[at] !== quote) continue;
      if (at + 1 === end || bytes[at + 1] === separator) return at + 1;
      if (bytes[at + 1] === quote) at++;
    }
    return -1;
  };
  return (bytes, start, end) => {
    let from = start;
    for (let passed = 0; passed < rang; passed++) {
      const stop = endOf(bytes, from, end);
      if (stop < 0 || stop >= end) return null;
      from = stop + 1;
    }
    const to = endOf(bytes, from, end);
    if (to < 0) return null;
    const isQuoted = bytes[from] === quote;
    return bytes.toString('latin1', isQuoted ? from + 1 : from, isQuoted ? to - 1 : to);
  };
}
