import { expect, it } from 'vitest';
import { scanDuRib } from './scan-rib.rules.ts';

const rib = { iban: 'FR7630006000011234567890189' };
const autre = { iban: 'FR7642559000052102312860353' };
const scan = (nom: string, iban: string | null, type = 'RIB') => ({ nom, iban, type });
const nomDe = (documents: ReturnType<typeof scan>[], ribs = [rib]) =>
  scanDuRib(rib, { documents, ribs })?.nom;

it('the document that says this IBAN shows the account, however it is written', () => {
  expect(nomDe([scan('sans', null), scan('oui', 'fr76 3000 6000 0112 3456 7890 189')], [rib, autre])).toBe(
    'oui',
  );
});

it('a RIB of the vault that says no IBAN shows the only account there is: it is not asked for twice', () => {
  expect(nomDe([scan('rib-siege.pdf', null)])).toBe('rib-siege.pdf');
  expect(nomDe([scan('rib-siege.pdf', null)], [rib, autre])).toBeUndefined();
});

it('the RIB of another account, another paper or a refused file shows nothing', () => {
  expect(nomDe([scan('autre', autre.iban), scan('statuts', null, 'STC')])).toBeUndefined();
  const refuse = { ...scan('malade', null), etat_analyse: 'refuse' };
  expect(scanDuRib(rib, { documents: [refuse], ribs: [rib] })).toBeUndefined();
});
