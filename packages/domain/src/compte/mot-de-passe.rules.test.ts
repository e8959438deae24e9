import { expect, it } from 'vitest';
import { champsChangement, nouveauMotDePasseProblems } from './mot-de-passe.rules.ts';

const owner = { courriel: 'jeanne@exemple.fr', nom: 'Roux', prenom: 'Jeanne' };
const found = (password: string, confirm = password) =>
  nouveauMotDePasseProblems({ password, confirm, owner }, champsChangement).map(
    ({ code, field }) => `${field} ${code}`,
  );

it.each([
  ['Tasse-Verte-42', []],
  ['', ['new_password kernel.obligatoire']],
  ['tasse-verte-42', ['new_password identifiant.mot-de-passe-majuscule']],
  [
    'tasse',
    [
      'new_password kernel.trop-court',
      'new_password identifiant.mot-de-passe-majuscule',
      'new_password identifiant.mot-de-passe-chiffre',
      'new_password identifiant.mot-de-passe-special',
      'new_password identifiant.mot-de-passe-courant',
    ],
  ],
])('reads the new password « %s » as %j [R5.128]', (password, expected) => {
  expect(found(password)).toEqual(expected);
});

it('names the field of the confirmation when the two differ', () => {
  expect(found('Tasse-Verte-42', 'Tasse-Verte-43')).toEqual(['new_confirm compte.confirmation-differente']);
});
