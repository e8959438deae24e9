import { expect, it } from 'vitest';
import { effacableAvant } from './conservation.rules.ts';

it.each([
  ['2032-03-15T09:30:00Z', '2027-03-15T09:30:00.000Z'],
  ['2028-02-29T00:00:00Z', '2023-03-01T00:00:00.000Z'],
])('at %s, names decided on %s or before are removed', (now, limite) => {
  expect(effacableAvant(new Date(now)).toISOString()).toBe(limite);
});
