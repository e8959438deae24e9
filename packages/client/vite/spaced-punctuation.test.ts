import { describe, expect, it } from 'vitest';
import { space } from './spaced-punctuation.ts';

describe('the spaces of French punctuation', () => {
  it.each([
    ['Erreur : 3', 'Erreur\u00a0: 3'],
    ['Pourquoi ?', 'Pourquoi\u202f?'],
    ['Un ; deux', 'Un\u202f; deux'],
    ['« Statuts »', '«\u00a0Statuts\u00a0»'],
    ['Dossier : ', 'Dossier\u00a0: '],
  ])('never break « %s »', (text, spaced) => {
    expect(space(text)).toBe(spaced);
  });

  it.each(['Page non trouvée :(', 'https://exemple.fr', 'a:hover', '14h05', 'flex flex-1'])(
    'leave « %s » alone',
    (text) => {
      expect(space(text)).toBe(text);
    },
  );
});
