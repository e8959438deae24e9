import { expect, test } from 'vitest';
import { etatsPaiement } from './demande-paiement.states.ts';
import { etatPaiementDit } from './paiement.words.ts';

test('a grant that was paid is said paid; the label of the code stays that of the specification', () => {
  expect([etatPaiementDit('4'), etatsPaiement['4']]).toEqual(['payé', 'remboursé']);
  expect(etatPaiementDit('3')).toBe(etatsPaiement['3']);
});
