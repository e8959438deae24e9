import { describe, expect, it } from 'vitest';
import { abbreviate } from '../identifiants/abrege.ts';
import { makeSujetCourriel, sujetMax } from './sujet-courriel.words.ts';

describe('the subject of an e-mail', () => {
  it('leads with the fact, then the name, then what goes with it', () => {
    expect(makeSujetCourriel('Accordé', 'Des sorties en mer', '2 800 €').subject).toBe(
      'Accordé\u00a0: Des sorties en mer, 2 800 €',
    );
    expect(makeSujetCourriel('À corriger', 'Des sorties en mer').subject).toBe(
      'À corriger\u00a0: Des sorties en mer',
    );
  });

  it('shortens the name at a word, and nothing else; what heads the text has it whole', () => {
    const long = 'Des sorties en mer pour les enfants des quartiers nord qui ne l’ont jamais vue';
    expect(makeSujetCourriel('Accordé', long, '2 800 €')).toEqual({
      subject: 'Accordé\u00a0: Des sorties en mer pour les enfants des quartiers…, 2 800 €',
      title: `Accordé\u00a0: ${long}, 2 800 €`,
    });
  });

  it('is never longer than a mailbox shows, whatever was typed', () => {
    for (const nom of ['a'.repeat(500), 'mot '.repeat(200), '😀'.repeat(90), ''])
      for (const suite of [undefined, 'Cercle de voile '.repeat(9)])
        expect(
          [...makeSujetCourriel('Demande de paiement mise en paiement', nom, suite).subject].length,
        ).toBeLessThanOrEqual(sujetMax);
  });
});

it.each([
  ['un deux trois', 13, 'un deux trois'],
  ['un deux trois', 12, 'un deux…'],
  ['un deux, trois', 9, 'un deux…'],
  ['anticonstitutionnellement', 10, 'anticonst…'],
  ['a bcdefghijklm', 10, 'a bcdefgh…'],
  ['  un  ', 2, 'un'],
  ['pour « Les Pions de l’Huveaune »', 24, 'pour « Les Pions de…\u00a0»'],
])('« %s » in %i letters is « %s »', (text, most, expected) => {
  expect(abbreviate(text, most)).toBe(expected);
});
