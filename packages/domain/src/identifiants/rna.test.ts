import { expect, test } from 'vitest';
import { rna } from './rna.ts';

test.each(['W123456789', 'W9R1234567', 'W2A1234567', 'W000000000'])('accepts the RNA %s [R5.3]', (text) => {
  expect(rna.check(text)).toBeNull();
});

test.each(['W12345678', 'W1234567890', 'X123456789', 'WR91234567', 'W9é1234567', 'W9RR234567', ''])(
  'refuses the RNA « %s » [R5.3]',
  (text) => {
    expect(rna.check(text)).toEqual({ code: 'identifiant.rna' });
  },
);

test('ignores case and spaces of what is typed [R5.3]', () => {
  expect(rna.normalise?.(' w9r 123 4567 ')).toBe('W9R1234567');
});

test.each(['W13-2000417', 'w 132.000.417', 'W–132 000 417'])('takes « %s » for W132000417', (typed) => {
  expect(rna.normalise?.(typed)).toBe('W132000417');
});
