import { expect, it } from 'vitest';
import { isCommissaireAttendu, seuilCommissaireEuros } from './compte-annuel.rules.ts';

it.each([
  [{ subv: seuilCommissaireEuros }, false],
  [{ subv: seuilCommissaireEuros + 1 }, true],
  [{ dons: 153_001 }, true],
  [{ subv: 100_000, dons: 100_000 }, false],
  [{ subv: 153_001, a_commissaire_aux_comptes: true }, false],
])('with %j, an auditor is due: %s', (compte, isDue) => {
  expect(isCommissaireAttendu(compte)).toBe(isDue);
});
