import { describe, expect, it } from 'vitest';
import {
  type Commune,
  findCodeInsee,
  findCommunes,
  indexCommunes,
  lookUpCodeInsee,
  nomPostal,
} from './communes.rules.ts';

const aCommune = (code: string, nom: string, more: Partial<Commune> = {}): Commune => ({
  code,
  nom,
  codesPostaux: [],
  departement: code.slice(0, 2),
  population: 0,
  ...more,
});

const communes = indexCommunes([
  aCommune('13055', 'Marseille', { codesPostaux: ['13001', '13011'], population: 886_040 }),
  aCommune('13201', 'Marseille 1er Arrondissement', {
    codesPostaux: ['13001'],
    dans: { code: '13055', nom: 'Marseille', lien: 'arrondissement' },
  }),
  aCommune('13211', 'Marseille 11e Arrondissement', {
    codesPostaux: ['13011'],
    dans: { code: '13055', nom: 'Marseille', lien: 'arrondissement' },
  }),
  aCommune('01342', 'Sainte-Croix', { codesPostaux: ['01120'], population: 545 }),
  aCommune('01120', 'Cordieux', {
    codesPostaux: ['01120'],
    dans: { code: '01262', nom: 'Montluel', lien: 'associee' },
  }),
  aCommune('01262', 'Montluel', { codesPostaux: ['01120'], population: 7000 }),
  aCommune('01015', 'Arboys en Bugey', { codesPostaux: ['01300'], population: 600 }),
  aCommune('01015', 'Arbignieu', {
    codesPostaux: ['01300'],
    dans: { code: '01015', nom: 'Arboys en Bugey', lien: 'deleguee' },
  }),
  aCommune('93066', 'Saint-Denis', { codesPostaux: ['93200', '93210'], population: 113_000 }),
  aCommune('97411', 'Saint-Denis', {
    codesPostaux: ['97400'],
    departement: '974',
    population: 153_000,
  }),
  aCommune('94038', 'L’Haÿ-les-Roses', { codesPostaux: ['94240'], population: 31_000 }),
  aCommune('77001', 'Achères', { codesPostaux: ['77100'], population: 10 }),
  aCommune('77002', 'Achères', { codesPostaux: ['77200'], population: 10 }),
]);

describe('a missing INSEE code', () => {
  it.each([
    ['Sainte-Croix', '01120', '01342'],
    ['STE CROIX', '01120', '01342'],
    ['montluel', '01120', '01262'],
    ['L HAY LES ROSES', '94240', '94038'],
    ['St-Denis', '93210', '93066'],
    ['Saint-Denis', '97400', '97411'],
  ])('of %s and %s is %s [R5.44]', (commune, codePostal, code) => {
    expect(lookUpCodeInsee(communes, { commune, codePostal })).toBe(code);
  });

  it.each([
    ['Marseille', '13011', '13211'],
    ['MARSEILLE 11', '13011', '13211'],
    ['Marseille 11ème arrondissement', '13011', '13211'],
    ['Marseille 1er', '13001', '13201'],
  ])('of an arrondissement is its own: %s and %s is %s [R5.44]', (commune, codePostal, code) => {
    expect(lookUpCodeInsee(communes, { commune, codePostal })).toBe(code);
  });

  it.each([
    ['Cordieux', '01120', '01262'],
    ['Arbignieu', '01300', '01015'],
  ])(
    'of a former commune is that of the one it is in: %s and %s is %s [R5.44]',
    (commune, codePostal, code) => {
      expect(lookUpCodeInsee(communes, { commune, codePostal })).toBe(code);
    },
  );

  it.each([
    ['Marseille Cedex 20', '13233', '13055'],
    ['MARSEILLE', '13000', '13055'],
    ['Saint-Denis CEDEX', '93205', '93066'],
  ])(
    'of a postcode that is nobody’s own is found in its departement: %s and %s is %s',
    (commune, codePostal, code) => {
      expect(lookUpCodeInsee(communes, { commune, codePostal })).toBe(code);
    },
  );

  it.each([
    ['Aubagne', '13011'],
    ['Marseille', '01120'],
    ['Marseille 12', '13011'],
    ['Achères', '77999'],
    ['Marseille', '99999'],
    ['Genève', '1204'],
    ['', '13011'],
    ['-', '13011'],
  ])('is left out where there is a doubt: « %s » and %s', (commune, codePostal) => {
    expect(lookUpCodeInsee(communes, { commune, codePostal })).toBeNull();
  });
});

describe('the communes found', () => {
  const named = (q: string, codePostal?: string, limit = 10) =>
    findCommunes(communes, { q, codePostal, limit }).map(({ nom }) => nom);

  it('are those of a postcode, the most peopled first', () => {
    expect(named('', '01120')).toEqual(['Montluel', 'Sainte-Croix', 'Cordieux']);
  });

  it('are the arrondissement where there is one, called by its town as well', () => {
    expect(named('', '13011')).toEqual(['Marseille 11e Arrondissement']);
    expect(named('marseille', '13011')).toEqual(['Marseille 11e Arrondissement']);
  });

  it('by name alone are the town, then its arrondissements', () => {
    expect(named('marseille')).toEqual([
      'Marseille',
      'Marseille 1er Arrondissement',
      'Marseille 11e Arrondissement',
    ]);
  });

  it('are of a name, the exact one first, then the most peopled', () => {
    const found = findCommunes(communes, { q: 'saint denis', limit: 10 });
    expect(found.map(({ code }) => code)).toEqual(['97411', '93066']);
    expect(named('haÿ')).toEqual(['L’Haÿ-les-Roses']);
    expect(named('roses hay')).toEqual(['L’Haÿ-les-Roses']);
  });

  it('are those of a postcode typed as a name would be, whole or as far as it goes', () => {
    expect(named('13011')).toEqual(['Marseille 11e Arrondissement']);
    expect(named('13 011')).toEqual(['Marseille 11e Arrondissement']);
    expect(named('0112')).toEqual(['Montluel', 'Sainte-Croix', 'Cordieux']);
    expect([named('01'), named('99999'), named('011200')]).toEqual([[], [], []]);
  });

  it('are as many as asked', () => {
    expect(named('sai', undefined, 1)).toHaveLength(1);
  });

  it('are none for nothing asked, another postcode or another name', () => {
    expect([named(''), named('', '99999'), named('Atlantide'), named('Montluel', '13011')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('where mail goes', () => {
  it.each([
    ['13211', 'Marseille', '13211'],
    ['01120', 'Montluel', '01262'],
    ['01342', 'Sainte-Croix', '01342'],
  ])('%s is written %s, code %s', (code, nom, insee) => {
    const commune = communes.named.find(({ commune: one }) => one.code === code)?.commune as Commune;
    expect([nomPostal(commune), findCodeInsee(commune)]).toEqual([nom, insee]);
  });
});
