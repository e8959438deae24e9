import { expect, it } from 'vitest';
import { parseLieu } from './lieu-cherche.ts';

it.each([
  ['judo 13', 'judo', "(13) | 'D13'"],
  ['judo 2a', 'judo', "(2a) | 'D2A'"],
  ['judo 974', 'judo', "(974) | 'D974'"],
  ['judo Bouches-du-Rhône', 'judo', "(bouches & rhone) | 'D13'"],
  ['comité Val d’Oise judo', 'comite judo', "(val & oise) | 'D95'"],
  // The longest name is read, so this is not the Loire.
  ['chorale haute loire', 'chorale', "(haute & loire) | 'D43'"],
])('reads a département in « %s »', (typed, q, lieu) => {
  expect(parseLieu(typed)).toEqual({ q, lieu });
});

it.each(['judo marseille', '13', 'Bouches-du-Rhône', 'pions 13011', '', '  '])(
  'reads none in « %s »',
  (q) => {
    expect(parseLieu(q)).toEqual({ q, lieu: null });
  },
);
