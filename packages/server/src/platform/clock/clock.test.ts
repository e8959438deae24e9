import { expect, test } from 'vitest';
import { aClock, systemClock } from './clock.ts';

test('the clock of tests stands still until it is moved', () => {
  const clock = aClock('2026-12-31T23:59:59Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(1);
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  clock.set('2026-03-29T01:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-03-29T01:00:00.000Z');
});

test('nobody moves it by what it gave', () => {
  const clock = aClock('2026-03-02T09:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getFullYear()).toBe(2026);
});

test('the clock of the system goes on', () => {
  const before = Date.now();
  const now = systemClock.now().getTime();
  const after = Date.now();
  expect(now >= before && now <= after).toBe(true);
});
