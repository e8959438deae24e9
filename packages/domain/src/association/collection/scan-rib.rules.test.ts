import { expect, it } from 'vitest';
import { findRibScan } from './scan-rib.rules.ts';

const rib = { iban: 'FR7630006000011234567890189' };
const autre = { iban: 'FR7642559000052102312860353' };
const scan = (nom: string, iban: string | null, type = 'RIB') => ({ nom, iban, type });
const nomOf = (documents: ReturnType<typeof scan>[]) => findRibScan(rib, documents)?.nom;

it('the document that says this IBAN shows the account, however it is written', () => {
  expect(nomOf([scan('sans', null), scan('oui', 'fr76 3000 6000 0112 3456 7890 189')])).toBe('oui');
});

it('the RIB of another account, one that says no account, or another paper shows nothing', () => {
  expect(
    nomOf([scan('autre', autre.iban), scan('sans', null), scan('statuts', rib.iban, 'STC')]),
  ).toBeUndefined();
  expect(findRibScan({ iban: null }, [scan('sans', null)])).toBeUndefined();
});

it('a refused file, or one that another replaced, shows nothing', () => {
  const refuse = { ...scan('malade', rib.iban), etat_analyse: 'refuse' };
  const remplace = { ...scan('ancien', rib.iban), etat: 'remplace' };
  expect(findRibScan(rib, [refuse, remplace])).toBeUndefined();
});
