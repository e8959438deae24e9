import { expect, it } from 'vitest';
import { scanDuRib } from './scan-rib.rules.ts';

const rib = { iban: 'FR7630006000011234567890189' };
const autre = { iban: 'FR7642559000052102312860353' };
const scan = (nom: string, iban: string | null, type = 'RIB') => ({ nom, iban, type });
const nomOf = (documents: ReturnType<typeof scan>[], ribs = [rib]) =>
  scanDuRib(rib, { documents, ribs })?.nom;

it('the document that says this IBAN shows the account, however it is written', () => {
  expect(nomOf([scan('sans', null), scan('oui', 'fr76 3000 6000 0112 3456 7890 189')], [rib, autre])).toBe(
    'oui',
  );
});

it('a RIB of the vault that says no IBAN shows the only account there is: it is not asked for twice', () => {
  expect(nomOf([scan('rib-siege.pdf', null)])).toBe('rib-siege.pdf');
  expect(nomOf([scan('rib-siege.pdf', null)], [rib, autre])).toBeUndefined();
});

it('of several accounts, the only one of an establishment is shown by the RIB of that establishment', () => {
  const siege = { ...rib, id_siret: '66307152000014' };
  const base = { ...autre, id_siret: '66307152000022' };
  const deLaBase = { ...scan('rib-base.pdf', null), id_siret: base.id_siret };
  const of = (one: typeof rib, ribs = [siege, base]) =>
    scanDuRib(one, { documents: [scan('sans lieu', null), deLaBase], ribs })?.nom;
  expect(of(base)).toBe('rib-base.pdf');
  expect(of(siege)).toBeUndefined();
  expect(of(base, [siege, base, { ...base, iban: 'FR1420041010050500013M02606' }])).toBeUndefined();
});

it('the RIB of another account, another paper or a refused file shows nothing', () => {
  expect(nomOf([scan('autre', autre.iban), scan('statuts', null, 'STC')])).toBeUndefined();
  const refuse = { ...scan('malade', null), etat_analyse: 'refuse' };
  expect(scanDuRib(rib, { documents: [refuse], ribs: [rib] })).toBeUndefined();
});
