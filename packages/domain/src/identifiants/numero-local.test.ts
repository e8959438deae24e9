import { describe, expect, it } from 'vitest';
import { formatSiret, labelSiret, siretNomme } from './nombres-affiches.ts';
import {
  genreLocal,
  numeroNu,
  numeroTitle,
  siretOrLocal,
  siretOrLocalSaisi,
  toNumeroActe,
  uniteLegale,
} from './numero-etablissement.ts';
import { recogniseLocal, ridet, tahiti } from './numero-local.ts';

const kept = (format: typeof ridet, typed: string) => {
  const text = format.normalise?.(typed) ?? typed;
  return format.check(text)?.code ?? text;
};

describe('a RIDET is kept alike, whatever stands between its digits', () => {
  it.each([
    ['1234567.001', 'NC1234567001'],
    ['RIDET 1 234 567.001', 'NC1234567001'],
    ['n° RIDET : 1234567-001', 'NC1234567001'],
    ['Numéro RIDET 1 234 567 / 001', 'NC1234567001'],
    ['ridet\u00a01234567001', 'NC1234567001'],
    ['NC1234567001', 'NC1234567001'],
    // One of six digits is written with or without its 0.
    ['654 321.001', 'NC0654321001'],
    ['0654321.001', 'NC0654321001'],
  ])('%s', (typed, expected) => expect(kept(ridet, typed)).toBe(expected));

  it.each([
    ['1234567', 'numero-local.ridet-sans-etablissement'],
    ['654321', 'numero-local.ridet-sans-etablissement'],
    ['A12345-001', 'numero-local.ridet'],
    ['12345678901234', 'numero-local.ridet'],
    ['12345.001', 'numero-local.ridet'],
    ['', 'numero-local.ridet'],
  ])('« %s » is refused: %s', (typed, code) => expect(kept(ridet, typed)).toBe(code));
});

describe('a TAHITI number is kept alike', () => {
  it.each([
    ['A12345-001', 'PFA12345001'],
    ['a12345 001', 'PFA12345001'],
    ['N° TAHITI A12345.001', 'PFA12345001'],
    ['T.A.H.I.T.I. : 098765-002', 'PF098765002'],
    ['Numéro TAHITI 098765002', 'PF098765002'],
    ['PFA12345001', 'PFA12345001'],
  ])('%s', (typed, expected) => expect(kept(tahiti, typed)).toBe(expected));

  it.each([
    ['A12345', 'numero-local.tahiti-sans-etablissement'],
    ['098765', 'numero-local.tahiti-sans-etablissement'],
    ['AB2345-001', 'numero-local.tahiti'],
    ['1234567.001', 'numero-local.tahiti'],
  ])('« %s » is refused: %s', (typed, code) => expect(kept(tahiti, typed)).toBe(code));
});

it('the number of an establishment is a SIRET or one of them', () => {
  expect(kept(siretOrLocal, '732 829 320 00074')).toBe('73282932000074');
  expect(kept(siretOrLocal, 'NC1234567001')).toBe('NC1234567001');
  expect(kept(siretOrLocal, 'PFA12345001')).toBe('PFA12345001');
  expect(kept(siretOrLocal, '1234')).toBe('kernel.longueur-exacte');
});

it.each([
  ['732 829 320 00074', '73282932000074'],
  ['SIRET 73282932000074', '73282932000074'],
  ['RIDET 1 234 567.001', 'NC1234567001'],
  ['RIDET\u00a01234567.001', 'NC1234567001'],
  ['TAHITI A12345-001', 'PFA12345001'],
  ['Tahiti 076543-002', 'PF076543002'],
  ['a12345001', 'PFA12345001'],
  ['NC1234567001', 'NC1234567001'],
  // Ten digits are a SIRET that is cut, and a number without its establishment is not one.
  ['7328293200', 'kernel.longueur-exacte'],
  ['RIDET 1234567', 'identifiant.siret'],
])('the number of another association is kept as it is, whatever its register: %s', (typed, expected) => {
  expect(kept(siretOrLocalSaisi, typed)).toBe(expected);
});

it.each([
  [null, 'Obtenir un SIRET', 'Obtenir un SIRET'],
  ['ridet', 'Numéro RIDET', 'Indiquer le RIDET'],
  ['tahiti', 'Numéro TAHITI', 'Indiquer le numéro TAHITI'],
] as const)(
  'the page where the number is given, and the way there, are named after it: %s',
  (genre, titre, acte) => {
    expect([numeroTitle(genre), toNumeroActe(genre)]).toEqual([titre, acte]);
  },
);

it('an association is what its establishments have in common', () => {
  expect(['73282932000074', 'NC1234567001', 'PFA12345002'].map(uniteLegale)).toEqual([
    '732829320',
    'NC1234567',
    'PFA12345',
  ]);
});

it.each([
  ['1 234 567.001', 'NC1234567001', true],
  ['RIDET 654321.001', 'NC0654321001', true],
  ['RID 1234567', 'NC1234567', false],
  ['RIDET 654 321', 'NC0654321', false],
  ['a12345', 'PFA12345', false],
  ['A12345-001', 'PFA12345001', true],
  ['TAHITI 098765001', 'PF098765001', true],
  ['tahiti 098765', 'PF098765', false],
])('« %s » is searched as %s', (typed, value, isEntier) => {
  expect(recogniseLocal(typed)).toEqual({ value, isEntier });
});

it.each(['654321001', '654321', '1234567', 'Tahiti', 'tahiti nui', 'Ridet', 'W132000417', 'A12', '04 65 71'])(
  '« %s » is not a local number',
  (typed) => expect(recogniseLocal(typed)).toBeNull(),
);

it.each([
  [
    '73282932000074',
    null,
    '73282932000074',
    'SIRET 732 829 320 00074',
    '732 829 320 00074',
    'SIRET du siège',
  ],
  ['NC0654321001', 'ridet', '0654321001', 'RIDET 0654321.001', 'RIDET 0654321.001', 'Numéro du siège'],
  ['PFA12345002', 'tahiti', 'A12345002', 'TAHITI A12345-002', 'TAHITI A12345-002', 'Numéro du siège'],
])('%s is said with what it is', (number, genre, bare, named, shown, label) => {
  const flat = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(genreLocal(number)).toBe(genre);
  expect(numeroNu(number)).toBe(bare);
  expect(flat(siretNomme(number))).toBe(named);
  expect(flat(formatSiret(number))).toBe(shown);
  expect(labelSiret('SIRET du siège', number)).toBe(label);
});
