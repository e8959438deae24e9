import { expect, it } from 'vitest';
import { partieOf } from './service-parties.ts';

it.each([
  [null, 'resume'],
  ['pieces', 'pieces'],
  ['autre', 'resume'],
  ['demande', 'resume'],
  ['projets', 'projet'],
  ['decision', 'resume'],
] as const)('the address that names %s leads to the part %s', (name, expected) => {
  expect(partieOf(name)).toBe(expected);
});
