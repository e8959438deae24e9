import { expect, it } from 'vitest';
import { listEtapes } from './etapes-recherche.rules.ts';

const classement = { entieres: new Map([['A 2027', 1]]), proches: new Map([['B 2027', 0.5]]) };

it.each([
  [
    classement,
    true,
    'entiere A +filtres, partie B +filtres, sans-filtres A, sans-mots tout +filtres, toutes tout',
  ],
  [classement, false, 'entiere A, partie B, toutes tout'],
  [null, true, 'entiere tout +filtres, toutes tout'],
  [null, false, 'entiere tout, toutes tout'],
])('of a search with words %j and filters %s, what is tried is known', (words, hasFiltres, expected) => {
  const said = listEtapes(words, hasFiltres).map(({ nom, scores, hasFiltres: isFiltered }) => {
    const which = scores === null ? 'tout' : [...scores.keys()].map((cle) => cle.slice(0, 1)).join('');
    return `${nom} ${which}${isFiltered ? ' +filtres' : ''}`;
  });
  expect(said.join(', ')).toBe(expected);
});
