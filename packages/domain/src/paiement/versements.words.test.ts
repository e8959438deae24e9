import { expect, it } from 'vitest';
import { batchActes, codesRetenue } from './versements.rules.ts';
import { batchMots, sayPermis, sayRetenue, sayVersementGroupe } from './versements.words.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('says in a few words what holds a line back', () => {
  expect(codesRetenue.map((code) => sayRetenue({ code, exercice: 2026, crf: null }))).toEqual([
    'À demander par l’association',
    'RIB manquant ou incomplet',
    'Compte rendu 2026 à lire',
    'Compte rendu 2026 renvoyé',
    'Compte rendu 2026 en retard',
  ]);
});

it('says what allows a line', () => {
  expect(sayPermis({ compteRendu: 2026, accord: '20/11/2026' })).toBe('Compte rendu 2026 reçu');
  expect(sayPermis({ compteRendu: null, accord: '20/11/2026' })).toBe('Accord du 20/11/2026');
  expect(sayPermis({ compteRendu: null, accord: null })).toBe('Accord');
});

it.each([
  [
    1,
    'Prévoir 1 versement',
    'Prendre en charge 1 demande',
    'Mettre en paiement 1 versement',
    'Déclarer 1 versé',
  ],
  [
    40,
    'Prévoir 40 versements',
    'Prendre en charge 40 demandes',
    'Mettre en paiement 40 versements',
    'Déclarer 40 versés',
  ],
])('names the act on %s', (n, ...boutons) => {
  expect(batchActes.map((acte) => plain(batchMots[acte].bouton(n)))).toEqual(boutons);
});

it('says the sum of a group, and of what is declared paid', () => {
  expect(plain(sayVersementGroupe('En retard', { n: 2, montant: 3480 }))).toBe('En retard : 2, soit 3 480 €');
  expect(plain(sayVersementGroupe('À lire', { n: 5, montant: 0 }))).toBe('À lire : 5');
  expect(plain(batchMots.pay.titre({ n: 2, montant: 3480.5 }))).toBe(
    'Déclarer 2 versements faits, 3 480,50 €',
  );
});
