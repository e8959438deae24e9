import { expect, test } from 'vitest';
import { silenceAfter } from './silence.ts';

const look = { silentMs: 6000, elapsedMs: 3000, everyMs: 3000, hasBeaten: false };

test('a look without a beat adds the time since the last one', () => {
  expect(silenceAfter(look)).toBe(9000);
});

test('a beat ends the silence', () => {
  expect(silenceAfter({ ...look, hasBeaten: true })).toBe(0);
});

test.each([30_000, 8 * 3_600_000])(
  'a look that comes %i ms late, after a sleep, adds no more than any other',
  (elapsedMs) => {
    expect(silenceAfter({ ...look, elapsedMs })).toBe(9000);
  },
);
