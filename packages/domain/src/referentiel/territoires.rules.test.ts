import { expect, test } from 'vitest';
import { departements } from './data/departements.ts';
import { regions } from './data/regions.ts';
import {
  departementOfCodePostal,
  departementsOfRegion,
  findDepartement,
  findTimeZone,
  isAlsaceMoselle,
} from './territoires.rules.ts';

test.each([
  ['13011', '13'],
  ['01000', '01'],
  ['20000', '2A'],
  ['20199', '2A'],
  ['20200', '2B'],
  ['20600', '2B'],
  ['97110', '971'],
  ['97133', '977'],
  ['97150', '978'],
  ['97400', '974'],
  ['98713', '987'],
])('finds the departement of %s: %s', (codePostal, code) => {
  expect(departementOfCodePostal(codePostal)?.value).toBe(code);
});

test.each(['1301', '130111', 'abcde', '98000', '00100', ''])('finds none for « %s »', (codePostal) => {
  expect(departementOfCodePostal(codePostal)).toBeNull();
});

test.each([
  ['57000', true],
  ['67000', true],
  ['68999', true],
  ['56999', false],
  ['69000', false],
  ['66000', false],
  ['75000', false],
])('reads %s as Alsace-Moselle: %s [R9.7]', (codePostal, expected) => {
  expect(isAlsaceMoselle(codePostal)).toBe(expected);
});

test('knows the clock of each overseas territory', () => {
  expect(findTimeZone('974')).toBe('Indian/Reunion');
  expect(findTimeZone('13')).toBe('Europe/Paris');
  expect(findTimeZone(null)).toBe('Europe/Paris');
  const overseas = departements.filter((one) => one.zone !== 'metro');
  expect(overseas.filter((one) => one.timeZone === 'Europe/Paris')).toEqual([]);
  expect(() =>
    overseas.map((one) => new Intl.DateTimeFormat('fr', { timeZone: one.timeZone })),
  ).not.toThrow();
});

test('joins each departement to a region', () => {
  const known = regions.map((one) => one.value);
  expect(departements.filter((one) => !known.includes(one.region))).toEqual([]);
  expect(departementsOfRegion('93').map((one) => one.value)).toEqual(['04', '05', '06', '13', '83', '84']);
  expect(findDepartement('13')?.label).toBe('Bouches-du-Rhône');
  expect(findDepartement('00')).toBeNull();
});
