// Test support: reads a file of rows back, cell by cell, as text.
import { strFromU8, unzipSync } from 'fflate';

type Part = Record<string, Uint8Array>;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (xml: string): string =>
  xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

export const unzipSheet = (bytes: Uint8Array): Part => unzipSync(bytes);
const textOf = (parts: Part, name: string): string => strFromU8(parts[name] ?? new Uint8Array(0));

/** Reads every sheet of a workbook, one after the other. */
export function readXlsx(bytes: Uint8Array): string[][] {
  const parts = unzipSheet(bytes);
  const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
  return sheets.flatMap((name) =>
    [...textOf(parts, name).matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c\/>|<c [^>]*>(.*?)<\/c>/gs)].map(([, cell = '']) =>
        plain(
          /<t [^>]*>(.*)<\/t>|<v>(.*)<\/v>/s
            .exec(cell)
            ?.slice(1)
            .find((one) => one !== undefined) ?? '',
        ),
      ),
    ),
  );
}

export function readOds(bytes: Uint8Array): string[][] {
  const content = textOf(unzipSheet(bytes), 'content.xml');
  return [...content.matchAll(/<table:table-row>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, attributes = '', cell]) => {
        const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1];
        const lines = [...(cell ?? '').matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, line = '']) =>
          plain(line),
        );
        return value ?? lines.join('\n');
      },
    ),
  );
}

/** Removes the quotes as a spreadsheet does. */
export function readCsv(text: string, separator = ';'): string[][] {
  const rows: string[][] = [[]];
  const cells = text.matchAll(
    new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\r\n]*))(${separator}|\r?\n|$)`, 'g'),
  );
  for (const [whole, quoted, bare = '', end] of cells) {
    if (whole === '') break;
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
