import { expect, test } from 'vitest';
import { formatIdFo } from './numeros-internes.ts';
import { recogniseIdentifiant, recogniseReference } from './reconnaissance.ts';

test.each([
  ['732829320', 'siren', '732829320'],
  ['732 829 320', 'siren', '732829320'],
  ['73282932', 'texte', '73282932'],
  ['73282932000', 'texte', '73282932000'],
  ['1 234 567.001', 'siret', 'NC1234567001'],
  ['RIDET 654321', 'local', 'NC0654321'],
  ['a12345-001', 'siret', 'PFA12345001'],
  ['654321.001', 'siren', '654321001'],
  ['W123456789', 'rna', 'W123456789'],
  ['w 132 000 417', 'rna', 'W132000417'],
  ['W9R1234567', 'rna', 'W9R1234567'],
  ['W12345678', 'texte', 'W12345678'],
  ['73282932000074', 'siret', '73282932000074'],
  ['  club   de judo ', 'texte', 'club de judo'],
  ['2 roues', 'texte', '2 roues'],
])('reads the search term « %s » as %s [R5.77]', (typed, kind, value) => {
  expect(recogniseIdentifiant(typed)).toEqual({ kind, value });
});

test.each([
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', 'uuid', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['26-000123', 'id_fo', '26-000123'],
  ['26-1000000', 'id_fo', '26-1000000'],
  ['1019804', 'id_correspondance', '1019804'],
  ['12345678', 'id_correspondance', '12345678'],
  ['123456782', 'siren', '123456782'],
  ['12345678200010', 'siret', '12345678200010'],
  ['w132000417', 'rna', 'W132000417'],
  ['NC1234567001', 'siret', 'NC1234567001'],
  ['PFA12345001', 'siret', 'PFA12345001'],
  ['TAHITI A12345', 'local', 'PFA12345'],
])('recognises the path parameter %s as %s', (text, kind, value) => {
  expect(recogniseReference(text)).toEqual({ kind, value });
});

test.each([
  '',
  '0',
  '26-00012',
  '2026-000123',
  '12345678901',
  '../etc/passwd',
  '3f2504e0-4f89-41d3-9a0c-0305e82c330',
  'judo',
])('recognises nothing in « %s »', (text) => {
  expect(recogniseReference(text)).toBeNull();
});

test.each([
  [2026, 123, '26-000123'],
  [2027, 999_999, '27-999999'],
  [2105, 1, '05-000001'],
])('numbers the file of %i with rank %i « %s »', (annee, rang, numero) => {
  expect(formatIdFo(annee, rang)).toBe(numero);
});

test.each([
  ['26–000123', 'id_fo', '26-000123'],
  ['26 - 000123', 'id_fo', '26-000123'],
  ['123-456-782', 'siren', '123456782'],
])('recognises « %s », typed with other separators, as %s', (text, kind, value) => {
  expect(recogniseReference(text)).toEqual({ kind, value });
});
