import { expect, test } from 'vitest';
import { isPrendreCommencer, repriseMinutesOf } from './reprise.rules.ts';

test('a service that chose nothing has 30 minutes, and one that chose 0 has none', () => {
  expect([repriseMinutesOf(null), repriseMinutesOf(0), repriseMinutesOf(5)]).toEqual([30, 0, 5]);
});

test('taking a dossier begins its study, unless the service said no', () => {
  expect([isPrendreCommencer(null), isPrendreCommencer('oui'), isPrendreCommencer('non')]).toEqual([
    true,
    true,
    false,
  ]);
});
