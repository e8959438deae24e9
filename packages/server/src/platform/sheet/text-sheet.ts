import { notFormula } from '@asso/domain/kernel/csv';
import { plainText } from './plain-text.ts';
import type { CellKind, SheetCell, SheetFormat } from './sheet.ts';

type Written = {
  separator: string;
  newline: string;
  /** The mark with which the file begins, by which Excel recognises accents. */
  mark: string;
  quote: (text: string) => string;
  decimal: ',' | '.';
};

const needsQuotes = /[",;\r\n\t]/;
const quoted = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The format that a French Excel opens by a double click. */
const francais: Written = { separator: ';', newline: '\r\n', mark: '\ufeff', quote: quoted, decimal: ',' };
/** Tabulated text has no quotes, so tabs and line breaks inside a cell become spaces. */
const tabule: Written = {
  separator: '\t',
  newline: '\n',
  mark: '',
  quote: (text) => text.replaceAll(/[\t\r\n]+/g, ' '),
  decimal: ',',
};

/** Published schemas require commas and no mark. */
const norme: Written = { ...francais, separator: ',', mark: '', decimal: '.' };

export const csvFormat: SheetFormat = textFormat('text/csv; charset=utf-8', 'csv', francais);
export const normeFormat: SheetFormat = textFormat('text/csv; charset=utf-8', 'csv', norme);
export const tsvFormat: SheetFormat = textFormat('text/tab-separated-values; charset=utf-8', 'tsv', tabule);

function textFormat(type: string, extension: string, written: Written): SheetFormat {
  return {
    type,
    extension,
    open: (columns) => {
      let isBegun = false;
      const line = (cells: readonly string[]) => cells.join(written.separator) + written.newline;
      const head = () => {
        if (isBegun) return '';
        isBegun = true;
        return written.mark + line(columns.map(({ label }) => written.quote(label)));
      };
      const kinds = columns.map(({ kind }) => kind);
      return {
        write: (rows) => {
          let text = head();
          for (const row of rows) {
            text += line(row.map((cell, rank) => cellText(cell, kinds[rank] ?? 'texte', written)));
          }
          return Buffer.from(text);
        },
        end: () => Buffer.from(head()),
      };
    },
  };
}

const cellText = (cell: SheetCell, kind: CellKind, { quote, decimal }: Written): string =>
  cell !== null && kind === 'texte' ? quote(notFormula(String(cell))) : plainText(cell, kind, decimal);
