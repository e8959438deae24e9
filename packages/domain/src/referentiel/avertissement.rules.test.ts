import { describe, expect, it } from 'vitest';
import { abandonedSince, dueEffacement, inactiviteEnd } from './avertissement.rules.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
type Avertis = readonly (readonly [number, string])[];
const both = (first: string, second: string): Avertis => [
  [60, first],
  [15, second],
];

/** Both rows end on 30 June 2027 when last used on the given day. */
const lignes = [
  ['compteInactif', '2024-06-30'],
  ['brouillon', '2025-06-30'],
] as const;

describe.each(lignes)('%s, used for the last time on %s', (cle, usage) => {
  const dernierUsage = at(usage);
  const due = (now: string, avertis: Avertis = []) =>
    dueEffacement(
      cle,
      { dernierUsage, avertis: avertis.map(([jours, le]) => ({ jours, le: at(le) })) },
      at(now),
    );

  it.each<[string, Avertis, unknown]>([
    ['2027-04-30', [], null],
    ['2027-05-01', [], { avertir: 60, fin: at('2027-06-30') }],
    ['2027-06-14', [[60, '2027-05-01']], null],
    ['2027-06-15', [[60, '2027-05-01']], { avertir: 15, fin: at('2027-06-30') }],
    // The second warning was three days late, which puts off the end by as much.
    ['2027-06-18', [[60, '2027-05-01']], { avertir: 15, fin: at('2027-07-03') }],
    ['2027-07-02', both('2027-05-01', '2027-06-18'), null],
    ['2027-07-03', both('2027-05-01', '2027-06-18'), 'effacer'],
    ['2027-06-29', both('2027-05-01', '2027-06-15'), null],
    ['2027-06-30', both('2027-05-01', '2027-06-15'), 'effacer'],
  ])('on %s, warned %j: %j', (now, avertis, expected) => {
    expect(due(now, avertis)).toEqual(expected);
  });

  it('is never erased without both warnings, however long ago it was used', () => {
    expect(due('2035-01-01')).toEqual({ avertir: 60, fin: at('2035-03-02') });
    expect(due('2035-01-02', [[60, '2035-01-01']])).toBeNull();
    expect(due('2035-02-20', [[60, '2035-01-01']])).toEqual({ avertir: 15, fin: at('2035-03-07') });
    expect(due('2035-03-06', both('2035-01-01', '2035-02-20'))).toBeNull();
    expect(due('2035-03-07', both('2035-01-01', '2035-02-20'))).toBe('effacer');
  });

  it('says until when it stays, and about what there is nothing to tell', () => {
    expect(inactiviteEnd(cle, { dernierUsage, avertis: [] })).toEqual(at('2027-06-30'));
    expect(abandonedSince(cle, at('2027-05-01'))).toEqual(dernierUsage);
  });
});
