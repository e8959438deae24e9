import { expect, it } from 'vitest';
import { findServiceDay } from './jour-service.rules.ts';

it.each([
  ['FR', '2026-12-20T22:59:59Z', '2026-12-20'],
  ['FR', '2026-12-20T23:00:00Z', '2026-12-21'],
  ['974', '2026-12-20T19:59:59Z', '2026-12-20'],
  ['974', '2026-12-20T20:00:00Z', '2026-12-21'],
  ['972', '2026-12-21T03:59:59Z', '2026-12-20'],
  ['R93', '2026-12-20T23:00:00Z', '2026-12-21'],
  [null, '2026-12-20T23:00:00Z', '2026-12-21'],
])('the day of a service of %s at %s is %s', (code, now, jour) => {
  expect(findServiceDay(new Date(now), code)).toBe(jour);
});
