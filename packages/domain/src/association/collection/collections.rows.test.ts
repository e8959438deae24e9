import { describe, expect, it } from 'vitest';
import {
  collections,
  isLigneComplete,
  ligneProblems,
  listManquesLigne,
  vacantProblems,
} from './collections.rows.ts';
import type { Representant } from './representant.fields.ts';

const complete: Representant = {
  civilite: 'MME',
  prenom: 'Jeanne',
  nom: 'Roux',
  fonction: 'PRE',
  courriel: 'jeanne.roux@exemple.fr',
  telephone: '0465710000',
};

describe('a representative', () => {
  it('is complete with its six rows [R5.50]', () => {
    expect(isLigneComplete('representants_legaux', complete)).toBe(true);
  });

  it.each(Object.keys(complete))('is not complete without %s [R5.50]', (name) => {
    expect(ligneProblems('representants_legaux', { ...complete, [name]: '' }, 'transmission')).toEqual([
      { code: 'kernel.a-renseigner', field: name, params: { label: expect.any(String) } },
    ]);
  });

  it('may be half typed while it is only saved', () => {
    expect(ligneProblems('representants_legaux', { nom: 'Roux' }, 'saisie')).toEqual([]);
  });
});

const rib = {
  id_siret: '66101723600018',
  titulaire: 'Les Pions',
  iban: 'FR7642559000052102312860353',
  bic: 'CCOPFRPP',
};

describe('a bank detail at transmission', () => {
  it('is right with holder, establishment, IBAN and BIC [R5.113] [R5.114]', () => {
    expect(ligneProblems('ribs', rib, 'transmission')).toEqual([]);
  });

  it.each([
    ['FR7642559000052102312860354', 'identifiant.iban'],
    ['FR76', 'identifiant.iban'],
    ['', 'kernel.a-renseigner'],
  ])('refuses the IBAN « %s » [R5.113]', (iban, code) => {
    expect(ligneProblems('ribs', { ...rib, iban }, 'transmission')).toMatchObject([{ code, field: 'iban' }]);
  });

  it('refuses a BIC outside the French territories [R5.114]', () => {
    expect(ligneProblems('ribs', { ...rib, bic: 'DEUTDEFF' }, 'transmission')).toMatchObject([
      { code: 'identifiant.bic-hors-france', field: 'bic' },
    ]);
  });
});

describe('in the history', () => {
  it('a person is named, an account is masked', () => {
    expect(collections.representants_legaux.nom(complete)).toBe('Jeanne Roux');
    expect(collections.representants_legaux.nom({})).toBeNull();
    expect(collections.ribs.nom(rib)).not.toContain('0521023128');
    expect(collections.ribs.nom({})).toBeNull();
  });
});

describe('an empty one', () => {
  it.each([
    ['representants_legaux', {}, ['nom']],
    ['representants_legaux', { prenom: 'Ali', nom: '' }, ['nom']],
    ['representants_legaux', { nom: 'Alaoui' }, []],
    ['ribs', { titulaire: 'Les Pions', id_siret: '66101723600018' }, ['iban']],
    ['ribs', { iban: 'FR76' }, []],
  ] as const)('of %s, %j, is not kept: %j', (type, ligne, fields) => {
    expect(vacantProblems(type, ligne).map(({ field }) => field)).toEqual(fields);
  });

  it('and an incomplete one says what it lacks by its labels', () => {
    expect(listManquesLigne('representants_legaux', { ...complete, prenom: '', telephone: null })).toBe(
      'Prénom, Téléphone',
    );
    expect(listManquesLigne('ribs', { iban: 'FR76' })).toBe('Établissement, Titulaire, IBAN, BIC');
    expect(listManquesLigne('ribs', rib)).toBe('');
  });
});
