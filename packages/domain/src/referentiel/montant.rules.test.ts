import { expect, test } from 'vitest';
import { montantMaxEuros, parseMontant } from './montant.rules.ts';

const read = (text: string) => {
  const result = parseMontant(text);
  return result.ok ? result.value : result.problems[0]?.code;
};

test.each([
  ['0', 0],
  ['500', 500],
  ['1 250', 1250],
  ['1\u202f250\u00a0€', 1250],
  ['1250,00', 1250],
  ['1.250 €', 1250],
  ['1.250.000', 1_250_000],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['12 euros', 12],
  ['007', 7],
])('reads « %s » as %i euros [R9.60]', (text, euros) => {
  expect(read(text)).toEqual({ euros, isArrondi: false, calcul: null });
});

test.each([
  ['1250,49', 1250],
  ['1250,50', 1251],
  ['1250.5', 1251],
  ['1.250,51', 1251],
  ['12.5', 13],
  ['0.125', 0],
  ['1250,333333', 1250],
])('rounds « %s » to %i euros and says so [R9.60]', (text, euros) => {
  expect(read(text)).toEqual({ euros, isArrondi: true, calcul: null });
});

test.each([
  ['=12*350', 4200, '12 × 350'],
  ['= 12 × 350 €', 4200, '12 × 350'],
  ['=1 200+300/2', 1350, '1 200 + 300 ÷ 2'],
  ['=(1200+300)/2', 750, '(1200 + 300) ÷ 2'],
  ['=10-4-3', 3, '10 - 4 - 3'],
  ['=100÷4*2', 50, '100 ÷ 4 × 2'],
  ['=12,50*4', 50, '12,50 × 4'],
  ['=1.005*1000', 1_005_000, '1.005 × 1000'],
])('computes « %s »: %i euros', (text, euros, calcul) => {
  expect(read(text)).toEqual({ euros, isArrondi: false, calcul });
});

test('rounds what an expression gives', () => {
  expect(read('=100/3')).toEqual({ euros: 33, isArrondi: true, calcul: '100 ÷ 3' });
  expect(read('=0,1*30')).toEqual({ euros: 3, isArrondi: false, calcul: '0,1 × 30' });
});

test.each([
  '',
  ' ',
  '5OO',
  '-5',
  '1,250',
  '1,2,3',
  '12 350 x',
  '€',
  '=',
  '=12*',
  '=12**3',
  '=(12',
  '=12)',
  '=1/0',
  '=4-10',
  '=-4+10',
  '=alert(1)',
  '=2e3',
  `=${'1+'.repeat(60)}1`,
])('refuses « %s »', (text) => {
  expect(read(text)).toBe('referentiel.montant');
});

test('stops where the database does', () => {
  expect(read(String(montantMaxEuros))).toEqual({ euros: montantMaxEuros, isArrondi: false, calcul: null });
  expect(read(String(montantMaxEuros + 1))).toBe('referentiel.montant-trop-grand');
});
