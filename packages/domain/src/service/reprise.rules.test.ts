import { expect, test } from 'vitest';
import { isPrendreCommencer, repriseMinutes } from './reprise.rules.ts';

test('a service that chose nothing has 30 minutes, and one that chose 0 has none', () => {
  expect([repriseMinutes(null), repriseMinutes(0), repriseMinutes(5)]).toEqual([30, 0, 5]);
});

test('taking a dossier begins its study, unless the service said no', () => {
  expect([isPrendreCommencer(null), isPrendreCommencer('oui'), isPrendreCommencer('non')]).toEqual([
    true,
    true,
    false,
  ]);
});
