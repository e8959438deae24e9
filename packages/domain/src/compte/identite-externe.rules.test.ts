import { expect, it } from 'vitest';
import { idsFournisseurs } from './fournisseur-identite.rows.ts';
import { isNiveauSuffisant, readIdentite, retourPath, retraitProblem } from './identite-externe.rules.ts';

it('knows two providers, and where each sends people back', () => {
  expect(idsFournisseurs.map(retourPath)).toEqual([
    'connexion-nationale/proconnect',
    'connexion-nationale/franceconnect',
  ]);
});

it('reads what ProConnect says, whose addresses come from the employer', () => {
  const info = { given_name: ' Angela ', usual_name: 'Dubois', email: ' Angela.DUBOIS@ville.example ' };
  expect(readIdentite('proconnect', { info, jeton: { sub: 'ab-12', amr: ['pwd'] } })).toEqual({
    sub: 'ab-12',
    courriel: 'angela.dubois@ville.example',
    isCourrielProuve: true,
    civilite: null,
    prenom: 'Angela',
    nom: 'Dubois',
    isDoubleFacteur: false,
  });
});

it('reads what FranceConnect says, whose addresses were typed somewhere', () => {
  const info = { given_name: 'Ali', family_name: 'Ben Salem', gender: 'male', email: 'ali@exemple.fr' };
  expect(readIdentite('franceconnect', { info, jeton: { sub: 'f1', acr: 'eidas1' } })).toEqual({
    sub: 'f1',
    courriel: 'ali@exemple.fr',
    isCourrielProuve: false,
    civilite: 'M',
    prenom: 'Ali',
    nom: 'Ben Salem',
    isDoubleFacteur: false,
  });
});

it.each([
  ['proconnect', false, false],
  ['proconnect', undefined, true],
  ['proconnect', 'oui', true],
  ['franceconnect', true, true],
  ['franceconnect', undefined, false],
] as const)('%s that says email_verified %s vouches for the address: %s', (id, email_verified, expected) => {
  const info = { email: 'a@exemple.fr', email_verified };
  expect(readIdentite(id, { info, jeton: { sub: 'x' } }).isCourrielProuve).toBe(expected);
});

it.each([undefined, '', 'pas une adresse', 12, `${'a'.repeat(300)}@exemple.fr`])(
  'takes %s for no address',
  (email) => {
    expect(readIdentite('proconnect', { info: { email }, jeton: { sub: 'x' } }).courriel).toBeNull();
  },
);

it.each([
  ['proconnect', { acr: 'eidas1' }, false],
  ['proconnect', { acr: 'eidas2' }, true],
  ['proconnect', { acr: 'eidas1-mfa' }, true],
  ['proconnect', { acr: 'eidas1', amr: ['pwd', 'mfa'] }, true],
  ['proconnect', { amr: 'mfa' }, false],
  ['franceconnect', { acr: 'eidas1' }, false],
  ['franceconnect', { acr: 'eidas1-mfa' }, false],
  ['franceconnect', { acr: 'eidas3' }, true],
  ['franceconnect', {}, false],
] as const)('%s with %j has asked two factors: %s', (id, jeton, expected) => {
  expect(readIdentite(id, { info: {}, jeton: { sub: 'x', ...jeton } }).isDoubleFacteur).toBe(expected);
});

it.each([
  [null, undefined, true],
  ['eidas1', 'eidas1', true],
  ['eidas1', 'eidas3', true],
  ['eidas2', 'eidas1', false],
  ['eidas2 eidas3', 'eidas3', true],
  ['eidas2', undefined, false],
  ['eidas1-mfa', 'eidas2', false],
  ['eidas1-mfa eidas2', 'eidas1-mfa', true],
  ['eidas1', 'eidas9', false],
])('asked for %s, the level %s is enough: %s', (demandes, rendu, expected) => {
  expect(isNiveauSuffisant(demandes, rendu)).toBe(expected);
});

it.each([
  [{ hasMotDePasse: true, autres: 0 }, null],
  [{ hasMotDePasse: false, autres: 1 }, null],
  [{ hasMotDePasse: false, autres: 0 }, { code: 'compte.dernier-acces' }],
])('with %j, what is in the way of removing a link is %j', (compte, expected) => {
  expect(retraitProblem(compte)).toEqual(expected);
});

it('shortens names longer than an account holds', () => {
  const { prenom } = readIdentite('proconnect', {
    info: { given_name: 'É'.repeat(300) },
    jeton: { sub: 'x' },
  });
  expect(prenom).toHaveLength(100);
});
