import { describe, expect, it } from 'vitest';
import { findCategorie, optionsFiltrees } from './marque.rules.ts';
import { referentiel, typesReferentiels } from './referentiels.rules.ts';

describe('the lists', () => {
  it.each([
    ['regions', 'official'],
    ['federations-sportives', 'plausible'],
    ['genres', 'mixte'],
    ['regimes', 'spec'],
  ] as const)('%s is of the mark %s', (type, expected) => {
    expect(findCategorie(referentiel(type).options)).toBe(expected);
  });

  it('of the specification are all there, each value with a code and a label [R3.16]', () => {
    expect(typesReferentiels()).toEqual(
      expect.arrayContaining([
        'agrements-types',
        'departements',
        'documents-attendus',
        'federations-sportives',
        'fonctions',
        'forme-distrib-alimentaire',
        'genres',
        'motifs-assistance-primaires',
        'motifs-assistance-secondaires',
        'nature-appr-denrees',
        'niveaux-agrements',
        'outils-trace-denrees',
        'regions',
        'tranches-age',
      ]),
    );
    for (const type of typesReferentiels()) {
      for (const { value, label } of referentiel(type).options) expect([value, label]).not.toContain('');
    }
  });

  it.each([
    ['', 3],
    ['feminin', 1],
    ['F', 1],
    ['masculin feminin', 0],
  ])('of genders keep what « %s » asks: %i', (text, n) => {
    expect(optionsFiltrees(referentiel('genres').options, text)).toHaveLength(n);
  });
});
