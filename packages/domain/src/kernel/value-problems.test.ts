import { describe, expect, it } from 'vitest';
import { isDate, type ValueRow, valueProblems } from './value-problems.ts';

const codes = (row: ValueRow, value: unknown) =>
  valueProblems(row, value).map((problem) => problem.code.replace('kernel.', ''));

describe('a text', () => {
  const row = { kind: 'text', label: 'Nom', min: 3, max: 5 } as const;

  it.each([
    ['ab', ['trop-court']],
    ['abc', []],
    ['abcd', []],
    ['abcde', []],
    ['abcdef', ['trop-long']],
  ])('of 3 to 5 characters: « %s » [R5.17] [R5.18]', (value, expected) => {
    expect(codes(row, value)).toEqual(expected);
  });

  it.each([
    ['ab', ['longueur-exacte']],
    ['abc', []],
    ['abcd', ['longueur-exacte']],
  ])('of exactly 3 characters: « %s » [R5.16]', (value, expected) => {
    expect(codes({ ...row, max: 3 }, value)).toEqual(expected);
  });

  it('is counted in characters, as people do', () => {
    expect(codes(row, '😀😀😀😀😀')).toEqual([]);
    expect(codes(row, '😀😀')).toEqual(['trop-court']);
  });

  it('is measured and checked as it will be stored', () => {
    const format = {
      name: 'code',
      normalise: (text: string) => text.replaceAll(' ', '').toUpperCase(),
      check: (text: string) =>
        /^[A-Z]+$/.test(text) ? null : { code: 'identifiant.code', params: { n: 1 } },
      exemple: 'ABC',
    };
    expect(codes({ ...row, format }, ' a b c d e ')).toEqual([]);
    expect(valueProblems({ ...row, format }, 'abc1')).toEqual([
      { code: 'identifiant.code', params: { label: 'Nom', exemple: 'Exemple : ABC.', n: 1 } },
    ]);
  });

  it('without a format takes lines and tabs, no other control character [R5.15]', () => {
    const prose = { kind: 'text', label: 'Note', max: 50 } as const;
    expect(codes(prose, 'L’œuvre d’été\r\n\t— 12 €')).toEqual([]);
    expect(codes(prose, 'a\u0007b')).toEqual(['caracteres']);
    expect(codes(prose, 'a\u0085b')).toEqual(['caracteres']);
    const format = { name: 'x', check: () => ({ code: 'x.controle' }) };
    expect(codes({ ...prose, format }, 'a\u0007b')).toEqual(['x.controle']);
  });
});

describe('a number', () => {
  it.each([
    [0, ['trop-petit']],
    [1, []],
    [2, []],
    [8, []],
    [9, []],
    [10, ['trop-grand']],
    [5.5, ['format']],
    [5.0000001, ['format']],
    ['5', ['format']],
    ['5 env.', ['format']],
    [Number.NaN, ['format']],
    [Number.POSITIVE_INFINITY, ['format']],
    [true, ['format']],
  ])('whole from 1 to 9: %s', (value, expected) => {
    expect(codes({ kind: 'int', label: 'Nombre', min: 1, max: 9 }, value)).toEqual(expected);
  });

  it('says the bound it passes', () => {
    const row = { kind: 'int', label: 'Nombre', min: 1, max: 9 } as const;
    expect(valueProblems(row, 0)).toEqual([{ code: 'kernel.trop-petit', params: { label: 'Nombre', n: 1 } }]);
    expect(valueProblems(row, 10)).toEqual([
      { code: 'kernel.trop-grand', params: { label: 'Nombre', n: 9 } },
    ]);
  });

  it.each([
    [12, []],
    [12.5, []],
    [12.55, []],
    [0.29, []],
    [1.15, []],
    [12.555, ['format']],
    [12.550001, ['format']],
    [-12.55, []],
    ['12,55', ['format']],
  ])('decimal with 2 decimals: %s [R5.122]', (value, expected) => {
    expect(codes({ kind: 'decimal', label: 'Taux', decimals: 2 }, value)).toEqual(expected);
  });

  it.each([
    [500, [], []],
    [500.5, ['format'], []],
    [500.55, ['format'], []],
    [500.555, ['format'], ['format']],
    [999_999_999_999, [], []],
    [1_000_000_000_000, ['trop-grand'], ['trop-grand']],
    [1e300, ['trop-grand'], ['trop-grand']],
    [-999_999_999_999, [], []],
    [-1_000_000_000_000, ['trop-petit'], ['trop-petit']],
  ])('of euros is whole, or in cents, and fits what is stored: %s', (value, whole, cents) => {
    expect(codes({ kind: 'euros', label: 'Montant' }, value)).toEqual(whole);
    expect(codes({ kind: 'euros', label: 'Montant', cents: true }, value)).toEqual(cents);
  });
});

describe('a date', () => {
  it.each(['2027-12-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('may be %s', (text) => {
    expect(isDate(text)).toBe(true);
    expect(codes({ kind: 'date', label: 'Jour' }, text)).toEqual([]);
  });

  it.each([
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '31/12/2027',
    '2027-1-1',
    '2027-12-31T00:00:00Z',
    ' 2027-12-31',
    20271231,
  ])('is not %s', (value) => {
    expect(codes({ kind: 'date', label: 'Jour' }, value)).toEqual(['format']);
  });

  it.each(['31/02/2027', '29/02/2027', '00/01/2027'])(
    'that is well written and does not exist says so: %s',
    (value) => {
      const [problem] = valueProblems({ kind: 'date', label: 'Date de fin' }, value);
      expect(problem).toEqual({
        code: 'kernel.jour-inexistant',
        params: { label: 'Date de fin', jour: value },
      });
    },
  );
});

it('a day sent as people write it is not given itself as the example', () => {
  const row = { kind: 'date', label: 'Attribué le' } as const;
  const exempleOf = (value: string) => valueProblems(row, value)[0]?.params?.exemple;
  expect(exempleOf('31/12/2020')).toBe('Dans un appel, écrivez 2020-12-31.');
  expect(exempleOf('décembre')).toBe('Écrivez-la ainsi : jj/mm/aaaa.');
});

describe('a choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  const one = { kind: 'choice', label: 'Choix', options } as const;
  const several = { ...one, multiple: true } as const;

  it('of one is one of the options', () => {
    expect(codes(one, 'a')).toEqual([]);
    expect(codes(one, 'c')).toEqual(['choix-inconnu']);
    expect(codes(one, ['a'])).toEqual(['format']);
  });

  it('of several is a list of options', () => {
    expect(codes(several, ['a', 'b'])).toEqual([]);
    expect(codes(several, ['a', 'c'])).toEqual(['choix-inconnu']);
    expect(codes(several, 'a')).toEqual(['format']);
  });
});

describe('a value of another kind', () => {
  it.each([
    [{ kind: 'text', label: 'X', max: 5 }, 12],
    [{ kind: 'bool', label: 'X' }, 'oui'],
    [{ kind: 'id', of: 'rib', label: 'X' }, 12],
  ] as const)('is a problem of format: %j', (row, value) => {
    expect(codes(row, value)).toEqual(['format']);
  });

  it('takes a yes, a no, an id', () => {
    expect(codes({ kind: 'bool', label: 'X' }, false)).toEqual([]);
    expect(codes({ kind: 'bool', label: 'X' }, true)).toEqual([]);
    expect(codes({ kind: 'id', of: 'rib', label: 'X' }, 'r1')).toEqual([]);
  });
});
