import { expect, test } from 'vitest';
import { compteSuggere, parseDevis } from './devis.rules.ts';

const shown = (texte: string) =>
  parseDevis(texte).lignes.map(({ label, euros, code }) => `${label} ${euros} ${code}`);

test('reads the last amount of each row of a pasted table', () => {
  const texte = [
    'Désignation\tQté\tPrix unitaire\tTotal',
    'Location de 3 catamarans\t2\t120,00\t240,00 €',
    'Moniteur diplômé\t10\t35\t350',
    'Goûters\t48\t2,50\t120,00',
    'Total TTC\t\t\t710,00 €',
  ].join('\n');
  expect(shown(texte)).toEqual([
    'Location de 3 catamarans 240 61-1',
    'Moniteur diplômé 350 62-1',
    'Goûters 120 60-2',
  ]);
  expect(parseDevis(texte).totalEuros).toBe(710);
});

test('reads a CSV file, with its separators and its quotes', () => {
  expect(
    shown('Prestation;Montant\n"Transport en autocar; aller et retour";"1 250,00"\nBallons;89,90'),
  ).toEqual(['Transport en autocar; aller et retour 1250 62-3', 'Ballons 90 60-3']);
});

test('reads the lines of a text, and leaves out what is no price', () => {
  const texte = [
    'Devis n° 2027-014 du 12/01/2027',
    'Voiles et Cie, SIRET 123 456 789 00012',
    'Tél. 04 91 00 00 00',
    'Location de la salle des fêtes . . . . 480,00 €',
    'Repas du soir : 12 personnes    1 020,00 €',
    'Divers 35,00',
    'Offre valable jusqu’au 31 mars 2027',
    'IBAN FR76 1589 9087 1400 0284 6194 053',
  ].join('\n');
  expect(shown(texte)).toEqual([
    'Location de la salle des fêtes 480 61-1',
    'Repas du soir : 12 personnes 1020 60-2',
    'Divers 35 null',
  ]);
});

test('a document gives only what is written as an amount', () => {
  const texte = 'Devis n°\t2027014\nDate\t12/01/2027\nClient n°\t4 512\nRepas\t48\t2,50\t120,00';
  expect(parseDevis(texte, { isDocument: true }).lignes).toEqual([
    { label: 'Repas', euros: 120, code: '60-2' },
  ]);
});

test('a tax counted apart is a line, so that the whole price is asked', () => {
  const apart = 'Formation\t1 000,00\nTotal HT\t1 000,00\nTVA 20 %\t200,00\nTotal TTC\t1 200,00';
  expect(shown(apart)).toEqual(['Formation 1000 62-1', 'TVA 200 null']);
  expect(parseDevis(apart).totalEuros).toBe(1200);
  const inside = 'Formation\t1 200,00\nTotal TTC\t1 200,00\ndont TVA 20 %\t200,00';
  expect(shown(inside)).toEqual(['Formation 1200 62-1']);
});

test('finds nothing in a text without prices, and bears a long one', () => {
  expect(parseDevis('Bonjour,\nvoici notre devis.')).toEqual({ lignes: [], totalEuros: null });
  const long = Array.from({ length: 5000 }, (_, at) => `Ligne ${'x'.repeat(200)} ${at}\t12,00`).join('\n');
  expect(parseDevis(long).lignes).toHaveLength(60);
});

test.each([
  ['Location d’un minibus', '61-1'],
  ['Billets de train', '62-3'],
  ['Assurance annulation', '61-3'],
  ['Impression de 200 affiches', '62-2'],
  ['Entrées au musée', '60-1'],
  ['Achat de gilets', '60-3'],
  ['Carnaval', null],
])('« %s » suggests account %s', (label, code) => {
  expect(compteSuggere(label)).toBe(code);
});
