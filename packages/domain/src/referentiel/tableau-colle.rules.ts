// Cells are copied from a spreadsheet or saved as CSV, with any separator.

/** `numero` is the line of the text on which a row begins, the first being 1. */
export type TableauLigne = { numero: number; cellules: string[] };

/** Returns rows of trimmed cells, without the empty rows. */
export const readCellules = (texte: string): string[][] => splitLignes(texte).map(({ cellules }) => cellules);

/** Returns the rows of cells, each with its place in the text. */
export function splitLignes(texte: string): TableauLigne[] {
  const lines = texte.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const mark = findSeparator(lines);
  const rows =
    mark === null
      ? lines.split('\n').map((line, index) => ({ numero: index + 1, cellules: spacedCells(line) }))
      : splitRows(lines, mark);
  return rows
    .map(({ numero, cellules }) => ({ numero, cellules: cellules.map((one) => one.trim()) }))
    .filter(({ cellules }) => cellules.some(Boolean));
}

/**
 * Tells, by its line breaks alone, whether a text has far too many lines. Blank lines and lines within a quoted cell
 * are counted too, so the answer is yes only above three times the limit.
 */
export function hasFarMoreLines(texte: string, most: number): boolean {
  let breaks = 0;
  for (let at = 0; at < texte.length && breaks <= most * 3; at++) {
    const code = texte.charCodeAt(at);
    if (code === lineFeed || (code === carriageReturn && texte.charCodeAt(at + 1) !== lineFeed)) breaks++;
  }
  return breaks > most * 3;
}

const [lineFeed, carriageReturn] = [10, 13];

/**
 * Returns the mark that separates the cells; null for a plain text, where a name is followed by its amount. A comma
 * between two digits is a decimal one.
 */
export function findSeparator(texte: string): string | null {
  if (texte.includes('\t')) return '\t';
  if (texte.includes(';')) return ';';
  const filled = texte.split('\n').filter((line) => line.trim());
  const withCommas = filled.filter((line) => /[^\d\s],|,[^\d\s]/.test(line));
  return withCommas.length > filled.length / 2 ? ',' : null;
}

/** Reads a text of any length piece by piece; each piece ends at the end of a line. */
export class Decoupeur {
  readonly #mark: string;
  #cellules: string[] = [];
  #cell = '';
  /** The length of the finished cells of the row, their separators included. */
  #filled = 0;
  #isQuoted = false;
  #ligne = 1;
  #numero = 1;

  constructor(mark: string) {
    this.#mark = mark;
  }

  /**
   * Returns the length of the unfinished row: a quotation mark that nobody closes takes all that follows, in one cell
   * or, if the text has other quotation marks, in many.
   */
  get enCours(): number {
    return this.#filled + this.#cell.length;
  }

  /**
   * Returns the rows that end in this piece. As RFC 4180 says, a quoted cell may hold separators, line breaks and
   * doubled quotes.
   */
  lire(texte: string): TableauLigne[] {
    const rows: TableauLigne[] = [];
    for (let at = 0; at < texte.length; at += 1) {
      const char = texte[at] ?? '';
      if (char === '\n') this.#ligne += 1;
      if (this.#isQuoted) {
        if (char !== '"') this.#cell += char;
        else if (texte[at + 1] === '"') this.#cell += texte[++at];
        else this.#isQuoted = false;
      } else if (char === '"' && this.#cell.trim() === '') {
        this.#cell = '';
        this.#isQuoted = true;
      } else if (char === this.#mark) this.#endCell();
      else if (char === '\n') rows.push(this.fin());
      else this.#cell += char;
    }
    return rows;
  }

  /** Returns the row that was being read. */
  fin(): TableauLigne {
    this.#endCell();
    const row = { numero: this.#numero, cellules: this.#cellules };
    this.#cellules = [];
    this.#filled = 0;
    this.#numero = this.#ligne;
    return row;
  }

  #endCell(): void {
    this.#filled += this.#cell.length + 1;
    this.#cellules.push(this.#cell.trim());
    this.#cell = '';
  }
}

function splitRows(texte: string, mark: string): TableauLigne[] {
  const decoupeur = new Decoupeur(mark);
  return [...decoupeur.lire(texte), decoupeur.fin()];
}

/**
 * Cuts a line where its amount begins: at the first digit after the last letter, « € » or « euros » at the end not
 * being counted.
 */
function spacedCells(line: string): string[] {
  const bare = line.trimEnd().replace(/(?:€|euros?)$/iu, '');
  const tail = /(?<=\p{L})\P{L}*$/u.exec(bare)?.[0] ?? '';
  const at = tail.search(/\d/);
  if (!/[\s:]/.test(tail.charAt(at - 1)) || !/^[\d\s.,]+$/.test(tail.slice(at))) return [line];
  const start = bare.length - tail.length + at;
  return [line.slice(0, start).replace(/(?<![\s:])[\s:]+$/, ''), line.slice(start)];
}
