import { expect, it } from 'vitest';
import { courrielConfie } from './bureau.words.ts';

const nomme = { titre: 'FDVA 2027', type: null, projet: 'Former nos arbitres' };

it.each([
  [
    3500,
    'À vous : Former nos arbitres, Les Pions, 3 500 €',
    'Demandeur : Les Pions. Montant demandé : 3 500 €.',
  ],
  [null, 'À vous : Former nos arbitres, Les Pions', 'Demandeur : Les Pions.'],
  [0, 'À vous : Former nos arbitres, Les Pions', 'Demandeur : Les Pions.'],
])(
  'who is put in charge reads the project, who asks, and the sum asked: %s',
  (demandeEuros, subject, text) => {
    const said = courrielConfie({ nomme, association: 'Les Pions', demandeEuros });
    const flat = (one: string) => one.replaceAll(/\s/g, ' ');
    expect([flat(said.subject), flat(said.text)]).toEqual([subject, text]);
  },
);
