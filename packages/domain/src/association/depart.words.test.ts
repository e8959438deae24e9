import { expect, it } from 'vitest';
import { sayDossiersConfies } from './depart.words.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  [0, 1, undefined],
  [0, 2, undefined],
  [1, 1, '1 de ses dossiers en cours vous est partagé.'],
  [4, 1, '4 de ses dossiers en cours vous sont partagés.'],
  // Each of several people already had some of them: no number is true of every one.
  [1, 2, 'Son dossier en cours passe à qui gère encore l’association.'],
  [4, 2, 'Ses dossiers en cours passent à qui gère encore l’association.'],
])('of %i dossiers, %i who are told read what is true of each of them', (dossiers, personnes, said) => {
  expect(plain(sayDossiersConfies(dossiers, personnes))).toBe(said);
});
