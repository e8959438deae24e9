import { describe, expect, it } from 'vitest';
import { adresseFields } from './adresse.fields.ts';
import { adresseLine } from './adresse.words.ts';
import { adresseOfLieu, type Lieu, lieuOfCommune } from './lieu.rules.ts';

const marseille = { city: 'Marseille', citycode: '13211', postcode: '13011' } as const;
const numero = {
  ...marseille,
  type: 'housenumber',
  label: '12bis Rue des Lilas 13011 Marseille',
  name: '12bis Rue des Lilas',
  housenumber: '12bis',
  street: 'Rue des Lilas',
} as const satisfies Lieu;

/** Keeps only the parts that are filled. */
const filled = (lieu: Lieu) =>
  Object.fromEntries(Object.entries(adresseOfLieu(lieu)).filter(([, value]) => value !== null));
const town = { cp: '13011', commune: 'Marseille', code_insee: '13211', pays: 'FRANCE' };

describe('the address of a place', () => {
  it.each<[Lieu, object]>([
    [numero, { num_voie: '12', repet_voie: 'B', type_voie: 'RUE', voie: 'des Lilas', ...town }],
    [
      { ...numero, housenumber: '12-14' },
      { num_voie: '12-14', type_voie: 'RUE', voie: 'des Lilas', ...town },
    ],
    [
      { ...marseille, type: 'street', label: 'La Canebière', name: 'La Canebière' },
      { voie: 'La Canebière', ...town },
    ],
    [
      { ...marseille, type: 'locality', label: 'Les Accates', name: 'Les Accates' },
      { bp: 'Les Accates', ...town },
    ],
    [{ ...marseille, type: 'municipality', label: 'Marseille', name: 'Marseille' }, town],
  ])('of %j', (lieu, parts) => {
    expect(filled(lieu)).toEqual(parts);
  });

  it('says every part, so that nothing stays of the address before', () => {
    expect(Object.keys(adresseOfLieu(numero)).toSorted()).toEqual(Object.keys(adresseFields).toSorted());
    expect(adresseOfLieu(numero)).toMatchObject({ cplt_1: null, cedex: null });
  });

  it('is read again as it was proposed', () => {
    expect(adresseLine(adresseOfLieu(numero))).toBe('12 bis rue des Lilas, 13011 Marseille');
  });
});

describe('a commune as a place', () => {
  const commune = { codesPostaux: ['13011'], departement: '13', population: 0 };

  it.each([
    [
      {
        ...commune,
        code: '13211',
        nom: 'Marseille 11e Arrondissement',
        dans: { code: '13055', nom: 'Marseille', lien: 'arrondissement' },
      },
      {
        label: '13011 Marseille 11e Arrondissement',
        city: 'Marseille',
        citycode: '13211',
        postcode: '13011',
      },
    ],
    [
      {
        ...commune,
        code: '01120',
        nom: 'Cordieux',
        dans: { code: '01262', nom: 'Montluel', lien: 'associee' },
      },
      {
        label: '13011 Montluel (Cordieux)',
        city: 'Montluel',
        citycode: '01262',
        oldcity: 'Cordieux',
      },
    ],
  ] as const)('%j', (given, expected) => {
    expect(lieuOfCommune(given)).toMatchObject({ type: 'municipality', ...expected });
  });

  it('has the postcode it was asked by; none is chosen among several', () => {
    const several = { ...commune, code: '93066', nom: 'Saint-Denis', codesPostaux: ['93200', '93210'] };
    expect(lieuOfCommune(several, '93210')).toMatchObject({ postcode: '93210', label: '93210 Saint-Denis' });
    expect(lieuOfCommune(several)).not.toHaveProperty('postcode');
    expect(lieuOfCommune(several).label).toBe('Saint-Denis');
  });

  it('that was part of another gives the hamlet line its name', () => {
    const lieu = lieuOfCommune({
      ...commune,
      code: '01120',
      nom: 'Cordieux',
      dans: { code: '01262', nom: 'Montluel', lien: 'associee' },
    });
    expect(adresseOfLieu(lieu)).toMatchObject({
      bp: 'Cordieux',
      commune: 'Montluel',
      code_insee: '01262',
    });
  });
});
