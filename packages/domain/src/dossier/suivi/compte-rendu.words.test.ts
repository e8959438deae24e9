import { expect, test } from 'vitest';
import { sayCrfLater, tonVerse } from './compte-rendu.words.ts';

const now = new Date('2026-11-29T10:00:00Z');
const loin = '2028-06-30T21:59:59.000Z';

test.each([
  ['a report due in June 2028', { crf: { isRenvoye: false }, echeance: loin }, 'atteint'],
  ['a report due in a month', { crf: { isRenvoye: false }, echeance: '2026-12-30T22:59:59.000Z' }, 'a-vous'],
  ['a report sent back', { crf: { isRenvoye: true }, echeance: loin }, 'a-vous'],
  ['reports that the service has', { crf: null, echeance: null }, 'atteint'],
  ['what is not known yet', undefined, 'atteint'],
])('%s: the tone is that of the turn', (_, connu, ton) => {
  expect(tonVerse(connu, now)).toBe(ton);
});

test('a far report is announced with its date', () => {
  expect(sayCrfLater({ crf: { isRenvoye: false }, echeance: loin }, now)).toBe(
    'Compte rendu à envoyer avant le vendredi 30 juin 2028 : nous vous le rappellerons.',
  );
});
