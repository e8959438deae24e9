import { afterEach, expect, it } from 'vitest';
import { jourCourant } from '../table/listes.ts';
import { exempleJour } from './exemple-jour.ts';

const { lire } = jourCourant;
afterEach(() => {
  jourCourant.lire = lire;
});

it('shows a day of this year, which is not over', () => {
  jourCourant.lire = () => '2031-03-08';
  expect(exempleJour()).toBe('31/12/2031');
});
