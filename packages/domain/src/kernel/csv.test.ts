import { expect, test } from 'vitest';
import { csvCell, csvText } from './csv.ts';

test.each([
  [null, ''],
  [0, '0'],
  [1234.5, '1234,5'],
  [-3, '-3'],
  ['Les Pions', 'Les Pions'],
  ['a;b', '"a;b"'],
  ['dit « "oui" »', '"dit « ""oui"" »"'],
  ['un\ndeux', '"un\ndeux"'],
  ['=1+1', "'=1+1"],
  ['+33 4', "'+33 4"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\t=1', "'\t=1"],
  ['=1;2', '"\'=1;2"'],
])('%j is written %s', (cell, expected) => {
  expect(csvCell(cell)).toBe(expected);
});

test('a table has its mark, its separators and its line ends', () => {
  expect(
    csvText([
      ['N°', 'é'],
      ['27-000412', 2],
    ]),
  ).toBe('\ufeffN°;é\r\n27-000412;2\r\n');
});
