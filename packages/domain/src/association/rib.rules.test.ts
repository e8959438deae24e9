import { describe, expect, it } from 'vitest';
import { isSameRib, isTitulaireUnlike, ribProblems } from './rib.rules.ts';

const rib = {
  id_siret: '66101723600018',
  titulaire: 'Les Pions',
  iban: 'FR7642559000052102312860353',
  bic: 'CCOPFRPP',
};

describe('a bank detail at transmission', () => {
  it('is right with holder, establishment, IBAN and BIC [R5.113] [R5.114]', () => {
    expect(ribProblems(rib, 'transmission')).toEqual([]);
  });

  it.each([
    ['FR7642559000052102312860354', 'identifiant.iban'],
    ['FR76', 'identifiant.iban'],
    ['', 'kernel.a-renseigner'],
  ])('refuses the IBAN « %s » [R5.113]', (iban, code) => {
    expect(ribProblems({ ...rib, iban }, 'transmission')).toMatchObject([{ code, field: 'iban' }]);
  });

  it('refuses a BIC outside the French territories [R5.114]', () => {
    expect(ribProblems({ ...rib, bic: 'DEUTDEFF' }, 'transmission')).toMatchObject([
      { code: 'identifiant.bic-hors-france', field: 'bic' },
    ]);
  });
});

describe('the same bank detail', () => {
  it('has the same SIRET and IBAN, however typed [R5.51]', () => {
    expect(isSameRib(rib, { ...rib, iban: 'fr76 4255 9000 0521 0231 2860 353', bic: null })).toBe(true);
  });

  it('differs by its establishment or its IBAN, and without either is never the same [R5.51]', () => {
    expect(isSameRib(rib, { ...rib, id_siret: '66101723600026' })).toBe(false);
    expect(isSameRib(rib, { ...rib, iban: 'FR7630006000011234567890189' })).toBe(false);
    expect(isSameRib({ iban: rib.iban }, { iban: rib.iban })).toBe(false);
    expect(isSameRib({ id_siret: rib.id_siret }, { id_siret: rib.id_siret })).toBe(false);
  });
});

describe('the holder', () => {
  it.each([
    ['LES PIONS DE L HUVEAUNE', false],
    ['Asso. Pions', false],
    ['MME JEANNE ROUX', true],
    ['ASSOCIATION DE', true],
    ['', false],
  ])('« %s » is unlike « Les Pions de l’Huveaune »: %s', (titulaire, expected) => {
    expect(isTitulaireUnlike(titulaire, 'Les Pions de l’Huveaune')).toBe(expected);
  });
});
