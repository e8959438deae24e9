import { describe, expect, it } from 'vitest';
import { readAdresse, readNumero, readRue, readVoie } from './adresse-lecture.rules.ts';

describe('a number', () => {
  it.each([
    ['12', '12', null],
    ['12 bis', '12', 'B'],
    ['12Bis', '12', 'B'],
    ['12 TER', '12', 'T'],
    ['4 quater', '4', 'Q'],
    ['4 quinquies', '4', 'C'],
    ['7a', '7', 'A'],
    [' 7 Z ', '7', 'Z'],
    ['123456789', '123456789', null],
    ['1234567890', '123456789', null],
  ])('« %s » is %s and %s [R5.39] [R5.40] [R5.41]', (text, num_voie, repet_voie) => {
    expect(readNumero(text)).toEqual({ num_voie, repet_voie });
  });

  it.each(['', 'bis', '12-14', '12 rue', '12 septies', '1.5'])('« %s » is none', (text) => {
    expect(readNumero(text)).toBeNull();
  });
});

describe('a street', () => {
  it.each([
    ['rue des Lilas', 'RUE', 'des Lilas'],
    ['Allée de l’Île', 'ALL', 'de l’Île'],
    ['allee des Pins', 'ALL', 'des Pins'],
    ['BD Voltaire', 'BD', 'Voltaire'],
    ['av. Foch', 'AV', 'Foch'],
    ['Grande Rue du Port', 'GR', 'du Port'],
    ['rond-point de l’Europe', 'RPT', 'de l’Europe'],
    ['rond point de l’Europe', 'RPT', 'de l’Europe'],
    ['sentier du Lac', 'SEN', 'du Lac'],
    ['cours Mirabeau', 'CRS', 'Mirabeau'],
  ])('« %s » is %s and « %s »', (text, type_voie, voie) => {
    expect(readVoie(text)).toEqual({ type_voie, voie });
  });

  it.each(['Le Village', 'Village', 'Mairie', 'Pro Patria', ''])('« %s » says no kind', (text) => {
    expect(readVoie(text)).toBeNull();
  });

  it.each([
    ['12 bis rue des Lilas', { num_voie: '12', repet_voie: 'B', type_voie: 'RUE', voie: 'des Lilas' }],
    ['12b, rue des Lilas', { num_voie: '12', repet_voie: 'B', type_voie: 'RUE', voie: 'des Lilas' }],
    ['12 Le Bourg', { num_voie: '12', voie: 'Le Bourg' }],
    ['Mairie annexe', { voie: 'Mairie annexe' }],
  ])('and its number: « %s »', (text, parts) => {
    expect(readRue(text)).toEqual(parts);
  });
});

describe('an address on one line', () => {
  it.each([
    [
      '12 bis rue des Lilas, 13011 Marseille',
      {
        num_voie: '12',
        repet_voie: 'B',
        type_voie: 'RUE',
        voie: 'des Lilas',
        cp: '13011',
        commune: 'Marseille',
      },
    ],
    [
      '3  place de la Mairie 93200 Saint-Denis CEDEX 2',
      {
        num_voie: '3',
        type_voie: 'PL',
        voie: 'de la Mairie',
        cp: '93200',
        commune: 'Saint-Denis',
        cedex: 'Cedex 2',
      },
    ],
    ['12 rue des Lilas, Alès', { num_voie: '12', type_voie: 'RUE', voie: 'des Lilas', commune: 'Alès' }],
    ['75011 Paris', { cp: '75011', commune: 'Paris' }],
    ['Maison des associations', { voie: 'Maison des associations' }],
    ['', {}],
  ])('« %s »', (text, parts) => {
    expect(readAdresse(text)).toEqual(parts);
  });
});
