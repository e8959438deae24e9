// Cells copied from a spreadsheet, or saved as CSV, whatever separates them (screens, Budget, « Importer un tableau »).

/** `numero`: the line of the text a row begins on, the first being 1. */
export type LigneDeTableau = { numero: number; cellules: string[] };

/** Rows of trimmed cells; empty rows are left out. */
export const cellulesDe = (texte: string): string[][] => lignesDe(texte).map(({ cellules }) => cellules);

/** The same, each with its place in the text. */
export function lignesDe(texte: string): LigneDeTableau[] {
  const lines = texte.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const mark = separatorOf(lines);
  const rows =
    mark === null
      ? lines.split('\n').map((line, index) => ({ numero: index + 1, cellules: spacedCells(line) }))
      : splitRows(lines, mark);
  return rows
    .map(({ numero, cellules }) => ({ numero, cellules: cellules.map((one) => one.trim()) }))
    .filter(({ cellules }) => cellules.some(Boolean));
}

/** Null: a text, where a name is followed by its amount. A comma between two digits is a decimal one. */
function separatorOf(texte: string): string | null {
  if (texte.includes('\t')) return '\t';
  if (texte.includes(';')) return ';';
  const filled = texte.split('\n').filter((line) => line.trim());
  const withCommas = filled.filter((line) => /[^\d\s],|,[^\d\s]/.test(line));
  return withCommas.length > filled.length / 2 ? ',' : null;
}

/** As RFC 4180 says: a quoted cell may hold separators, line breaks and doubled quotes. */
function splitRows(texte: string, mark: string): LigneDeTableau[] {
  const rows: LigneDeTableau[] = [{ numero: 1, cellules: [] }];
  let cell = '';
  let isQuoted = false;
  let numero = 1;
  const endCell = () => {
    rows.at(-1)?.cellules.push(cell);
    cell = '';
  };
  for (let at = 0; at < texte.length; at += 1) {
    const char = texte[at] ?? '';
    if (char === '\n') numero += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (texte[at + 1] === '"') cell += texte[++at];
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === mark) endCell();
    else if (char === '\n') {
      endCell();
      rows.push({ numero, cellules: [] });
    } else cell += char;
  }
  endCell();
  return rows;
}

const spacedCells = (line: string): string[] => {
  const [, name, amount] = /^(.*\p{L}[^\d]*?)[\s:]+(\d[\d\s.,]*(?:€|euros?)?)\s*$/iu.exec(line) ?? [];
  return name && amount ? [name, amount] : [line];
};
