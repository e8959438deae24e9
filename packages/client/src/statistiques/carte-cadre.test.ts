import { expect, test } from 'vitest';
import { carteCadre, departementCentre, isWhole } from './carte-cadre.ts';

test('the map of one region shows that region, and its neighbours only at the edge', () => {
  const bretagne = carteCadre(['22', '29', '35', '56']);
  expect(isWhole(bretagne)).toBe(false);
  const isSeen = (code: string) => {
    const centre = departementCentre(code);
    if (!centre) return false;
    const { x, y, largeur, hauteur } = bretagne;
    return centre.x > x && centre.x < x + largeur && centre.y > y && centre.y < y + hauteur;
  };
  expect(['22', '29', '35', '56'].filter(isSeen)).toEqual(['22', '29', '35', '56']);
  expect(['13', '59', '75', '2A', '33'].filter(isSeen)).toEqual([]);
});

test('départements far apart, and those that are not on the map, show the whole country', () => {
  expect(isWhole(carteCadre(['29', '06']))).toBe(true);
  expect(isWhole(carteCadre(['974', '']))).toBe(true);
  expect(isWhole(carteCadre([]))).toBe(true);
});

test('a département overseas does not widen the map of a région', () => {
  expect(carteCadre(['29', '974'])).toEqual(carteCadre(['29']));
});
