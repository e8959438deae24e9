import { expect, it, test } from 'vitest';
import { indexVilles } from './lieux-cherches.rules.ts';
import { readMots } from './mots-cherches.rules.ts';

const marseille = { nom: 'Marseille', departement: '13', population: 870_000 };
const connu = {
  villes: indexVilles([{ words: 'marseille', ville: marseille }]),
  vocabulaire: new Set(['patinoire', 'ludotheque', 'formation']),
};
const read = (q: string) => readMots(q, connu);

test.each<[string, string[]]>([
  ['former nos bénévoles', ['former', 'bénévole']],
  ['je cherche une aide pour acheter des maillots', ['acheter', 'maillot']],
  ['FDVA-2027', ['fdva', '2027']],
  ['une aide pour notre asso', []],
  ['Subventions', []],
  ['subvension assocation', []],
  ['  de la ', []],
  ['', []],
  ['l’école d’été', ['école', 'ete']],
  ['politique de la ville', ['quartier']],
  ['pluri-annuel', ['pluriannuel']],
  ['fonctionement', ['fonctionnement']],
  ['une patinoir', ['patinoire']],
  ['zzzz', ['zzzz']],
  ['sport sports sportif', ['sport']],
  ['la ville de Marseille', []],
])('« %s » asks for %j', (q, expected) => {
  expect(read(q).mots.map(({ mot }) => mot)).toEqual(expected);
});

it('a word is searched with those that mean the same, and one way with those it leads to', () => {
  const aussi = (q: string) => read(q).mots.flatMap((one) => one.aussi.map(({ mot }) => mot));
  expect(aussi('bénévoles')).toEqual(['volontaire', 'bénévolat', 'engagement']);
  expect(aussi('fanfare')).toEqual(['musique', 'culture']);
  expect(aussi('musique')).not.toContain('fanfare');
  expect(aussi('trésorier')).toContain('bénévole');
});

it('a word that tells little is awaited only when it is alone', () => {
  const faibles = (q: string) => read(q).mots.map(({ isFaible }) => isFaible);
  expect(faibles('acheter des maillots')).toEqual([true, false]);
  expect(faibles('acheter')).toEqual([false]);
});

it.each<[string, number | null, string[]]>([
  ['5000 euros pour un jardin', 5000, ['jardin']],
  ['12 500 € de travaux', 12_500, ['travaux']],
  ['3k€', 3000, []],
  ['1 500,50 €', 1500, []],
  ['FDVA 2027', null, ['fdva', '2027']],
  ['35', null, []],
])('« %s » says the sum %s', (q, montant, mots) => {
  expect(read(q).montant).toBe(montant);
  expect(read(q).mots.map(({ mot }) => mot)).toEqual(mots);
});

it('a place is no word, and a text without end is cut', () => {
  expect(read('théâtre à Marseille').lieux.map(({ nom }) => nom)).toEqual(['Marseille']);
  expect(read('théâtre à Marseille').mots.map(({ mot }) => mot)).toEqual(['théâtre']);
  expect(read('mot'.concat(' autre-mot'.repeat(200))).mots.length).toBeLessThanOrEqual(20);
});
