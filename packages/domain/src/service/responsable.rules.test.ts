import { expect, test } from 'vitest';
import { answersForService } from './responsable.rules.ts';

test.each([
  ['responsable', true],
  ['compte', true],
  ['membre', false],
  ['', false],
])('who is « %s » of a service answers for it: %s', (role, expected) => {
  expect(answersForService({ role })).toBe(expected);
});
