import { describe, expect, it } from 'vitest';
import {
  adresseProblems,
  courrielInscription,
  defaultOrigine,
  inscriptionProblems,
} from './inscription.rules.ts';

const jeanne = { civilite: 'MME', prenom: 'Jeanne', nom: 'Roux', email: 'jeanne@exemple.fr' } as const;
const choisi = { password: 'Tasse-Verte-42', confirm: 'Tasse-Verte-42' };

const found = (changes: object, mot: Partial<typeof choisi> = {}) =>
  inscriptionProblems({ ...jeanne, ...changes }, { ...choisi, ...mot }).map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('a registration', () => {
  it('is accepted when all is there', () => {
    expect(found({})).toEqual([]);
  });

  it('asks for its five fields, and no more', () => {
    const nothing = inscriptionProblems({}, { password: '', confirm: '' });
    expect(nothing.map(({ code, params }) => [code, params?.label])).toEqual([
      ['kernel.obligatoire', 'Civilité'],
      ['kernel.obligatoire', 'Prénom'],
      ['kernel.obligatoire', 'Nom'],
      ['kernel.obligatoire', 'Adresse électronique'],
      ['kernel.obligatoire', 'Mot de passe'],
    ]);
  });

  it.each([
    [{ email: 'jeanne' }, ['email identifiant.courriel']],
    [{ prenom: 'J3anne' }, ['prenom identifiant.caracteres']],
    [{ nom: 'N'.repeat(101) }, ['nom kernel.trop-long']],
    [{ civilite: 'X' }, ['civilite kernel.choix-inconnu']],
  ])('refuses %j', (changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  it.each([
    ['Tasse-42', ['password kernel.trop-court']],
    ['Motdepasse1!', ['password identifiant.mot-de-passe-courant']],
    ['Vive-la-Jeanne-42', ['password identifiant.mot-de-passe-contextuel']],
  ])('refuses the password %s [R9.30]', (password, expected) => {
    expect(found({}, { password, confirm: password })).toEqual(expected);
  });

  it('refuses a password typed twice differently', () => {
    expect(found({}, { confirm: 'Tasse-Verte-43' })).toEqual(['confirm compte.confirmation-differente']);
  });

  it('comes from « lca » when nothing is said [R7.2]', () => {
    expect(defaultOrigine).toBe('lca');
  });
});

it.each([
  ['jeanne@exemple.fr', []],
  ['', ['kernel.obligatoire']],
  ['jeanne', ['identifiant.courriel']],
])('reads the address « %s » as %j', (email, expected) => {
  expect(adresseProblems(email).map(({ code }) => code)).toEqual(expected);
});

const ours = { enabled: true, roles: ['lca.association'] };
const elsewhere = { enabled: true, roles: ['dab.benevole', 'lcb.user'] };
const both = { enabled: true, roles: ['dab.benevole', 'lca.association'] };
const waiting = { enabled: false, roles: ['lca.association'] };

describe('what is written to an address', () => {
  it.each([
    ['nobody', undefined, false, null],
    ['nobody, who registers', undefined, true, 'validation'],
    ['an account in use', ours, false, null],
    ['an account in use, where somebody registers', ours, true, 'deja-un-compte'],
    ['an account in use here and elsewhere', both, true, 'deja-un-compte'],
    ['an account of another site', elsewhere, false, null],
    ['an account of another site, who registers here', elsewhere, true, 'validation'],
    ['an account to validate', waiting, false, 'validation'],
    ['an account to validate, registered again', waiting, true, 'validation'],
  ] as const)('of %s', (_, compte, hasInscription, expected) => {
    expect(courrielInscription({ compte, hasInscription })).toBe(expected);
  });
});
