import { expect, it } from 'vitest';
import { collesSaid, montantsColles } from './montants-colles.ts';

const montant = (id_projet: string) => ({
  ...{ id_projet, annee: 2027, projet: 'Projet 1', demande: 2000 },
  montant_accorde: null,
});
const items = [
  { rang: 1, montants: [montant('a')] },
  { rang: 2, montants: [montant('b'), montant('c')] },
  { rang: 3, montants: [montant('d')] },
];
const accorde = (id_projet: string, montant_accorde: number) => ({ id_projet, annee: 2027, montant_accorde });

it('fills the amounts downwards, the amounts of one line together', () => {
  const colles = montantsColles(items, 1, ['1 800', '1 200,00 €', '', '900']);
  expect([...colles.lignes]).toEqual([[2, [accorde('b', 1800), accorde('c', 1200)]]]);
  expect(collesSaid(colles)).toMatch(/^2\smontants collés\. 1\slaissé : « 900 »\.$/);
});

it('leaves what is no amount, and says it', () => {
  const colles = montantsColles(items, 0, ['à voir', '500']);
  expect([...colles.lignes]).toEqual([[2, [accorde('b', 500)]]]);
  expect(collesSaid(colles)).toMatch(/^1\smontant collé\. 1\slaissé/);
});
