import { describe, expect, it } from 'vitest';
import { contactManquant, sayContact } from './contact.words.ts';

const inconnu = { nom: 'DRAJES Sud', adresse: null, telephone: null, courriel: null };

describe('how one reaches a service', () => {
  it('says how to reach a service, as far as it is known', () => {
    expect(
      sayContact({
        ...inconnu,
        adresse: '66 rue Haute\n13006 Marseille',
        telephone: '+33465710000',
        courriel: 'a@b.fr',
      }),
    ).toBe('66 rue Haute, 13006 Marseille, téléphone\u00a004\u00a065\u00a071\u00a000\u00a000, a@b.fr');
    expect(sayContact(inconnu)).toBeNull();
  });

  it('says what is missing of it', () => {
    expect(contactManquant(inconnu)).toEqual([
      'adresse postale',
      'téléphone',
      'adresse électronique de contact',
    ]);
    expect(contactManquant({ ...inconnu, adresse: 'a', telephone: 'b' })).toEqual([
      'adresse électronique de contact',
    ]);
  });
});
