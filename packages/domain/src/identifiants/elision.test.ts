import { expect, it } from 'vitest';
import { withElision } from './elision.ts';

it.each([
  ['Anne Martin', 'd’Anne Martin'],
  ['Éloïse Roux', 'd’Éloïse Roux'],
  ['Yves Girard', 'd’Yves Girard'],
  ['Hélène Faure', 'd’Hélène Faure'],
  ['Honoré Blanc', 'd’Honoré Blanc'],
  ['Yann Le Gall', 'de Yann Le Gall'],
  ['Houda Benali', 'de Houda Benali'],
  ['Hassan Idir', 'de Hassan Idir'],
  ['Paul Girard', 'de Paul Girard'],
  ['DRAJES Sud', 'de DRAJES Sud'],
])('of %s is « %s »', (nom, said) => {
  expect(withElision(nom)).toBe(said);
});
