import { expect, test } from 'vitest';
import {
  comptesMontres,
  comptesPrincipaux,
  comptesSaisis,
  listSousComptes,
  planComptable,
} from './plan-comptable.rows.ts';

const codes = (comptes: readonly { code: string }[]) => comptes.map((one) => one.code).join(' ');

test('has the charges 60 to 69 and the indirect ones [R9.45]', () => {
  expect(codes(comptesPrincipaux('charge'))).toBe('60 61 62 63 64 65 66 67 68 69 IND');
  expect(codes(comptesPrincipaux('charge', { projet: false }))).toBe('60 61 62 63 64 65 66 67 68 69');
});

test('has three lines of own resources [R9.46]', () => {
  expect(codes(listSousComptes('RPA'))).toBe('RPA-1 RPA-2 RPA-3');
});

test('has the products 70 to 79 with 756 and 758 [R9.47]', () => {
  expect(codes(comptesPrincipaux('produit'))).toBe('70 71 72 73 74 75 76 77 78 79 RPA');
  expect(codes(comptesPrincipaux('produit', { projet: false }))).toBe('70 71 72 73 74 75 76 77 78 79');
  expect(listSousComptes('75').map((one) => one.label)).toEqual([
    'Cotisations',
    'Dons',
    'Autres produits de gestion courante',
  ]);
});

test.each([
  ['756', 'cotisations [M203]'],
  ['758', 'dons [M204]'],
])('account %s is called %s', (code, name) => {
  const label = planComptable.find((one) => one.code === code)?.label.toLowerCase();
  expect(label).toBe(name.split(' ')[0]);
});

test('has the contributions 86 in kind [R9.48]', () => {
  expect(codes(listSousComptes('86'))).toBe('860 861 862 864');
});

test('has the contributions 87 in kind [R9.49]', () => {
  expect(codes(listSousComptes('87'))).toBe('870 871 875');
});

test('types the accounts without detail, and those only [R9.45]', () => {
  expect(codes(comptesSaisis('charge'))).toBe(
    '60-1 60-2 60-3 61-1 61-2 61-3 61-4 62-1 62-2 62-3 62-4 63-1 63-2 64-1 64-2 64-3 65 66 67 68 69 IND-1 IND-2 IND-3',
  );
  expect(codes(comptesSaisis('contribution'))).toBe('860 861 862 864 870 871 875');
});

test('types the nine kinds of funders of 74 [R9.47]', () => {
  expect(codes(comptesSaisis('produit'))).toBe(
    '70 71 72 73 74-1 74-2 74-3 74-4 74-5 74-6 74-7 74-8 74-9 756 758 750 76 77 78-1 789 79 RPA-1 RPA-2 RPA-3',
  );
  expect(comptesSaisis('produit', { projet: false })).toHaveLength(21);
  expect(listSousComptes('74').every((one) => one.isMultiple)).toBe(true);
});

test('gives each account one code, and each detail a parent on its own side [R9.45]', () => {
  expect(new Set(planComptable.map((one) => one.code)).size).toBe(planComptable.length);
  const strays = planComptable.filter(
    ({ parent, side }) => parent && planComptable.find((one) => one.code === parent)?.side !== side,
  );
  expect(strays).toEqual([]);
});

test('closes each side with a computed line', () => {
  expect(planComptable.filter((one) => one.isCalcule).map((one) => one.code)).toEqual(['EXC', 'INS']);
});

test('shows first accounts that exist', () => {
  const known = planComptable.map((one) => one.code);
  expect(comptesMontres.filter((code) => !known.includes(code))).toEqual([]);
});

test('marks the labels of the form as official and our own lines as plausible', () => {
  const plausible = planComptable.filter((one) => one.source === 'plausible');
  expect(codes(plausible)).toBe('RPA-1 RPA-2 RPA-3');
});
