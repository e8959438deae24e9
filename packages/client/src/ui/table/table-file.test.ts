import { expect, it } from 'vitest';
import { readTableFile } from './table-file.ts';

const aFile = (name: string, bytes: number[] | string) =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

it.each([
  ['in UTF-8', aFile('budget.csv', 'Bénévolat;5'), 'Bénévolat;5'],
  ['of an older spreadsheet', aFile('budget.CSV', [66, 233, 110, 233, 128]), 'Béné€'],
])('reads a table %s', async (_, file, text) => {
  expect(await readTableFile(file)).toEqual({ ok: true, text });
});

it.each([
  ['what is no table', aFile('budget.pdf', '%PDF'), /n’est pas un tableau/],
  ['a workbook that does not open', aFile('budget.xlsx', 'PK'), /ne s’ouvre pas/],
  ['what is too heavy', aFile('budget.csv', 'a'.repeat(1_000_001)), /trop lourd/],
])('refuses %s and says what to do', async (_, file, message) => {
  expect(await readTableFile(file)).toEqual({ ok: false, message: expect.stringMatching(message) });
});
