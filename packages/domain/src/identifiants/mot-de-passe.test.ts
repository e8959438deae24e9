import { expect, test } from 'vitest';
import { motDePasseCriteres, motDePasseProblems } from './mot-de-passe.ts';

const codes = (password: string, owner = {}) => motDePasseProblems(password, owner).map((one) => one.code);

test.each([
  ['Motdepass1!', ['kernel.trop-court'], 'R5.128'],
  ['motdepasse1!x', ['identifiant.mot-de-passe-majuscule'], 'R5.129'],
  ['MOTDEPASSE1!X', ['identifiant.mot-de-passe-minuscule'], 'R5.130'],
  ['Motdepassex!x', ['identifiant.mot-de-passe-chiffre'], 'R5.131'],
  ['Motdepasse1xx', ['identifiant.mot-de-passe-special'], 'R5.132'],
])('refuses %s for what it lacks: %j [%s]', (password, expected) => {
  expect(codes(password)).toEqual(expected);
});

test.each(['Motdepasse1!x', 'Tasse-Verte-42', 'Élan9 sur la Loire?'])('accepts %s [R9.30]', (password) => {
  expect(codes(password)).toEqual([]);
});

test.each([
  ['Ab1!efghijk', 11, false],
  ['Ab1!efghijkl', 12, true],
  ['Ab1!efghijklm', 13, true],
])('counts the characters of %s: %i [R5.128]', (password, length, isMet) => {
  expect(password).toHaveLength(length);
  expect(motDePasseCriteres(password)[0]).toEqual({ id: 'longueur', label: '12 caractères', isMet });
});

test('says which length is asked with the sentence of the specification [R5.18]', () => {
  expect(motDePasseProblems('Tasse-42')).toEqual([
    { code: 'kernel.trop-court', params: { label: 'Mot de passe', n: 12 } },
  ]);
});

test.each([
  'Motdepasse1!',
  'P4ssw0rd2027!',
  'Azertyuiop-123',
  '!2027Bienvenue',
  'Mot-De-Passe-2027',
  'Aaaaaaaaaa1!',
])('refuses the common password %s [R9.30]', (password) => {
  expect(codes(password)).toEqual(['identifiant.mot-de-passe-courant']);
});

const owner = { courriel: 'jeanne.roux13@exemple.fr', nom: 'Le Goff', prenom: 'Zoé' };

test.each(['Jeanne.2027-xyz', 'xx-JEANNE.ROUX13', 'Vive-le-góff-9', 'Portail-2027-x'])(
  'refuses %s, which repeats the owner or the portal [R9.30]',
  (password) => {
    expect(codes(password, { ...owner, nom: 'Goff' })).toEqual(['identifiant.mot-de-passe-contextuel']);
  },
);

test('does not read a name of three letters into other words [R9.30]', () => {
  expect(codes('Zoetrope-42-vert', owner)).toEqual([]);
});
