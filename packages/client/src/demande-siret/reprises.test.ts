import { describe, expect, it } from 'vitest';
import { adressesReprises, notesReprises, reprisText } from './reprises.ts';

const siege = { num_voie: '12', type_voie: 'RUE', voie: 'des Lilas', cp: '13011', commune: 'Marseille' };

describe('what a request took from the file of its association', () => {
  const fiche = { activites: { objet: 'Jouer ensemble.', id_objet_social1: null } };

  it.each([
    ['the same', 'Jouer ensemble.', { 'activites.objet': reprisText }],
    ['another', 'Jouer dehors.', {}],
    ['none', null, {}],
  ])('says it of an object that is %s', (_, objet, expected) => {
    expect(notesReprises({ activites: { objet } }, fiche)).toEqual(expected);
  });

  it('says nothing of what neither of the two knows', () => {
    expect(notesReprises({ activites: { id_objet_social1: null } }, fiche)).toEqual({});
  });

  it.each([
    [
      'as it is there, the country and the code completed',
      { ...siege, pays: 'FRANCE', code_insee: '13211' },
      1,
    ],
    ['moved', { ...siege, num_voie: '14' }, 0],
    ['not known', { pays: 'FRANCE' }, 0],
  ])('says it of a seat %s', (_, adresse_siege, count) => {
    const coordonnees = { adresse_siege: siege };
    expect(adressesReprises({ coordonnees: { adresse_siege } }, { coordonnees })).toHaveLength(count);
  });

  it('speaks of the other address only where the mail arrives there', () => {
    const coordonnees = { adresse_siege: null, adresse_gestion: siege };
    const said = (courrier_ailleurs: boolean) =>
      adressesReprises({ coordonnees: { courrier_ailleurs, adresse_gestion: siege } }, { coordonnees });
    expect(said(true)).toEqual(['l’adresse de gestion']);
    expect(said(false)).toEqual([]);
  });
});
