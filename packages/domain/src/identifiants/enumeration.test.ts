import { expect, test } from 'vitest';
import { joinWithAnd, joinWithOr } from './enumeration.ts';

test.each([
  [[], ''],
  [['2027'], '2027'],
  [['2027', '2028'], '2027 et 2028'],
  [['Lucie Faure', 'Awa Diop', 'Noé Lambert'], 'Lucie Faure, Awa Diop et Noé Lambert'],
])('%j is said « %s »', (parts, expected) => {
  expect(joinWithAnd(parts)).toBe(expected);
});

test('what one may choose from is joined by « ou »', () => {
  expect(joinWithOr(['RNA', 'SIREN', 'SIRET'])).toBe('RNA, SIREN ou SIRET');
});
