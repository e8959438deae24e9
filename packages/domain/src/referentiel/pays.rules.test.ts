import { describe, expect, it } from 'vitest';
import { pays } from './data/pays.ts';
import { isInFrance, labelOfPays } from './pays.rules.ts';

describe('the country', () => {
  it.each([undefined, null, '', ' ', 'FRANCE', 'France', 'france '])(
    'is France when an address says « %s » [R9.55]',
    (given) => {
      expect(isInFrance({ pays: given })).toBe(true);
      expect(labelOfPays(given)).toBe('France');
    },
  );

  it.each([
    ['SUISSE', 'Suisse'],
    ['ALAND', 'Åland'],
    ['Royaume de Nulle-Part', 'Royaume de Nulle-Part'],
  ])('stored %s is another, shown %s', (given, shown) => {
    expect(isInFrance({ pays: given })).toBe(false);
    expect(labelOfPays(given)).toBe(shown);
  });

  it('is « France » by default, stored FRANCE, first of the countries of the COG [R9.50] [R9.55] [M205]', () => {
    expect(pays[0]).toMatchObject({ value: 'FRANCE', label: 'France', cog: '99100', source: 'official' });
    expect(pays.every(({ cog, value }) => /^99\d{3}$/.test(cog) && value.length <= 38)).toBe(true);
  });
});
