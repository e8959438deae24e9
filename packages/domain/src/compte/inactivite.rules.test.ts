import { describe, expect, it } from 'vitest';
import { finDuCompte, inactifDepuis, inactiviteDue } from './inactivite.rules.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const dernierUsage = at('2024-06-30');
/** The period ends on 30 June 2027. */
const due = (now: string, ...avertis: [number, string][]) =>
  inactiviteDue({ dernierUsage, avertis: avertis.map(([jours, le]) => ({ jours, le: at(le) })) }, at(now));

describe('an account nobody has used for three years', () => {
  it.each<[string, [number, string][], unknown]>([
    ['2027-04-30', [], null],
    ['2027-05-01', [], { avertir: 60, fin: at('2027-06-30') }],
    ['2027-06-14', [[60, '2027-05-01']], null],
    ['2027-06-15', [[60, '2027-05-01']], { avertir: 15, fin: at('2027-06-30') }],
    [
      '2027-06-29',
      [
        [60, '2027-05-01'],
        [15, '2027-06-15'],
      ],
      null,
    ],
    [
      '2027-06-30',
      [
        [60, '2027-05-01'],
        [15, '2027-06-15'],
      ],
      'effacer',
    ],
  ])('on %s, warned %j: %j', (now, avertis, expected) => {
    expect(due(now, ...avertis)).toEqual(expected);
  });

  it('is never erased without both warnings, however long ago it was used', () => {
    expect(due('2035-01-01')).toEqual({ avertir: 60, fin: at('2035-03-02') });
    expect(due('2035-01-02', [60, '2035-01-01'])).toBeNull();
    expect(due('2035-02-20', [60, '2035-01-01'])).toEqual({ avertir: 15, fin: at('2035-03-07') });
    const both: [number, string][] = [
      [60, '2035-01-01'],
      [15, '2035-02-20'],
    ];
    expect(due('2035-03-06', ...both)).toBeNull();
    expect(due('2035-03-07', ...both)).toBe('effacer');
  });
});

it('says until when the account stays, and whom there is nothing to tell', () => {
  expect(finDuCompte({ dernierUsage, avertis: [] })).toEqual(at('2027-06-30'));
  expect(inactifDepuis(at('2027-05-01'))).toEqual(at('2024-06-30'));
});
