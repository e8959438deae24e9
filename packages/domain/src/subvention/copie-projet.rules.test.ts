import { describe, expect, it } from 'vitest';
import { copieTitre, destinationProblems, ordreProblems } from './copie-projet.rules.ts';

const one = { id: 'a', id_siret: '1' };

describe('where a project may go', () => {
  it.each([
    ['itself', one, { isCopie: false }, ['subvention.transfert-vers-soi']],
    ['itself, as a copy', one, { isCopie: true }, []],
    ['another of the same establishment', { ...one, id: 'b' }, { isCopie: false }, []],
    [
      'another establishment',
      { id: 'b', id_siret: '2' },
      { isCopie: false },
      ['subvention.transfert-autre-association'],
    ],
    [
      'another establishment, as a copy',
      { id: 'b', id_siret: '2' },
      { isCopie: true },
      ['subvention.transfert-autre-association'],
    ],
  ])('to %s', (_, vers, how, codes) => {
    expect(destinationProblems(one, vers, how).map(({ code }) => code)).toEqual(codes);
  });
});

it('names a copy within the hundred characters of a title', () => {
  expect(copieTitre('Former nos arbitres')).toBe('Former nos arbitres (copie)');
  expect(copieTitre(null)).toBe('(copie)');
  expect(copieTitre('x'.repeat(92))).toBe(`${'x'.repeat(92)} (copie)`);
  expect(copieTitre('x'.repeat(100))).toHaveLength(100);
});

it.each([
  [['b', 'a'], true],
  [['a'], false],
  [['a', 'a'], false],
  [['a', 'b', 'c'], false],
  [['a', 'c'], false],
])('takes %j as an order of a and b: %s', (ordre, isTaken) => {
  expect(ordreProblems(ordre, ['a', 'b'])).toEqual(
    isTaken ? [] : [{ code: 'subvention.ordre-incomplet', field: 'ordre' }],
  );
});
