import { expect, it } from 'vitest';
import { listSousComptes } from '../referentiel/plan-comptable.rows.ts';
import { findCompteFinanceur } from './compte-financeur.rows.ts';

it.each([
  ['DRAJES', '74-1', /^État/],
  ['PREF', '74-1', /^État/],
  ['CR', '74-2', /régiona/],
  ['CD', '74-3', /départementa/],
  ['COM', '74-4', /^Communes/],
  ['EPCI', '74-4', /communautés/],
  ['ASP', '74-7', /services et de paiement/],
  ['ANS', '74-8', /établissements publics/],
  ['EP', '74-8', /établissements publics/],
  ['FEDE', '74-9', /privées/],
])('the money of a service of kind %s is on line %s', (type, compte, label) => {
  expect(findCompteFinanceur(type)).toBe(compte);
  expect(listSousComptes('74').find(({ code }) => code === compte)?.label).toMatch(label);
});

it('a kind that is not known is asked, never taken for the State', () => {
  expect([findCompteFinanceur('AUTRE'), findCompteFinanceur(null)]).toEqual([undefined, undefined]);
});
