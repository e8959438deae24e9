import { formats } from '@asso/domain/identifiants/formats';
import { describe, expect, it } from 'vitest';
import { displayValue, type PrintedRow } from './display-value.ts';

const options = [
  { value: 'a', label: 'Premier' },
  { value: 'b', label: 'Second' },
];
const label = 'Champ';

const cases: [PrintedRow, unknown, string | null][] = [
  [{ kind: 'text', label, max: 10 }, 'Un texte', 'Un texte'],
  [{ kind: 'text', label, max: 10 }, '  ', null],
  [
    { kind: 'text', label, max: 14, format: formats.siret },
    '66101723600018',
    '661\u00a0017\u00a0236\u00a000018',
  ],
  [{ kind: 'text', label, max: 9, format: formats.siren }, '661017236', '661\u00a0017\u00a0236'],
  [
    { kind: 'text', label, max: 20, format: formats.telephone },
    '0465710000',
    '04\u00a065\u00a071\u00a000\u00a000',
  ],
  [{ kind: 'text', label, max: 34, format: formats.iban }, 'FR7642559000', 'FR76\u00a04255\u00a09000'],
  [{ kind: 'int', label }, 2027, '2027'],
  [{ kind: 'int', label }, 9999, '9999'],
  [{ kind: 'int', label }, 10_000, '10\u202f000'],
  [{ kind: 'int', label }, 0, '0'],
  [{ kind: 'int', label }, '12 env', '12 env'],
  [{ kind: 'euros', label }, 12_500, '12\u202f500\u00a0€'],
  [{ kind: 'euros', label }, 0, '0\u00a0€'],
  [{ kind: 'euros', label, cents: true }, 1234.5, '1\u202f234,50\u00a0€'],
  [{ kind: 'decimal', label, decimals: 2 }, 1.5, '1,5'],
  [{ kind: 'decimal', label, decimals: 2 }, 10, '10'],
  [{ kind: 'decimal', label, decimals: 2 }, 100, '100'],
  [{ kind: 'decimal', label, decimals: 2 }, 0, '0'],
  [{ kind: 'date', label }, '2027-04-01', '01/04/2027'],
  [{ kind: 'date', label }, '01/04', '01/04'],
  [{ kind: 'bool', label }, true, 'Oui'],
  [{ kind: 'bool', label }, false, 'Non'],
  [{ kind: 'bool', label }, null, null],
  [{ kind: 'choice', label, options }, 'b', 'Second'],
  [{ kind: 'choice', label, options, multiple: true }, ['a', 'b'], 'Premier, Second'],
  [{ kind: 'choice', label, options, multiple: true }, [], null],
  [{ kind: 'choice', label, options }, 'gone', 'gone'],
  [{ kind: 'id', label, of: 'service' }, 's1', 'DRAJES Sud'],
  [{ kind: 'id', label, of: 'service' }, 's2', 'Autre service'],
  [{ kind: 'id', label, of: 'rib' }, 's2', 'Non disponible'],
  [{ kind: 'id', label, of: 'rib' }, undefined, null],
];

describe('displayValue', () => {
  it.each(cases)('%o %o reads %o', (row, value, expected) => {
    expect(displayValue(row, value, { service: { s1: 'DRAJES Sud' } })).toBe(expected);
  });
});
