import { expect, test } from 'vitest';
import { titreEdition } from './edition.words.ts';

test.each([
  ['Vie associative', 2026, 'Vie associative, édition 2026'],
  ['FDVA Formation 2027', 2027, 'FDVA Formation 2027'],
  ['FDVA Formation 2027', 2026, 'FDVA Formation 2027, édition 2026'],
])('« %s », of %i, is named « %s » beside another edition', (titre, exercice, expected) => {
  expect(titreEdition(titre, exercice)).toBe(expected);
});
