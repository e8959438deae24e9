import { describe, expect, it } from 'vitest';
import { isSameRib, isTitulaireOf, isTitulaireUnlike } from './rib.rules.ts';

const rib = {
  id_siret: '66101723600018',
  titulaire: 'Les Pions',
  iban: 'FR7642559000052102312860353',
  bic: 'CCOPFRPP',
};

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

describe('the holder a service checks', () => {
  it.each([
    ['LES PIONS DE L HUVEAUNE', 'Les Pions de l’Huveaune', true],
    ['les pions de l’huveaune ', 'Les Pions de l’Huveaune', true],
    ['Les Pions', 'Les Pions de l’Huveaune', false],
    ['M. Paul Roux', 'Les Pions de l’Huveaune', false],
  ])('« %s » against « %s »: %s', (titulaire, nom, answer) => {
    expect(isTitulaireOf(titulaire, nom)).toBe(answer);
  });
});
