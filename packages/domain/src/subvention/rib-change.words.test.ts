import { expect, it } from 'vitest';
import { sujetRibChange } from './rib-change.words.ts';

it('says in the subject which account replaces which, and for whom', () => {
  const comptes = { avant: 'FR76 •••• •••• 1182', apres: 'FR76 •••• •••• 0189' };
  expect(sujetRibChange(comptes, 'Ludothèque d’Alès')).toBe(
    'RIB changé : …0189 au lieu de …1182, Ludothèque d’Alès',
  );
  expect(sujetRibChange({ ...comptes, avant: null }, 'Ludothèque d’Alès')).toBe(
    'RIB choisi : …0189, Ludothèque d’Alès',
  );
});
