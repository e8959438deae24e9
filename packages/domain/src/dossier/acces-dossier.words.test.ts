import { expect, it } from 'vitest';
import { sayAccesClosed } from './acces-dossier.words.ts';

it.each([
  [[], 'Plus personne ne l’a dans votre association : écrivez à l’aide, qui vous dira comment le rouvrir.'],
  [['Lucie Faure'], 'Il n’est ouvert qu’à Lucie Faure, qui peut vous l’ouvrir.'],
  [['Lucie Faure', 'Awa Diop'], 'Il n’est ouvert qu’à Lucie Faure et Awa Diop, qui peuvent vous l’ouvrir.'],
  [['A', 'B', 'C', 'D'], 'Il n’est ouvert qu’à A, B, C et D, qui peuvent vous l’ouvrir.'],
  [['A', 'B', 'C', 'D', 'E'], 'Il n’est ouvert qu’à A et à 4 autres personnes, qui peuvent vous l’ouvrir.'],
])('a dossier opened to %j says who can open it', (personnes, said) => {
  expect(sayAccesClosed({ personnes }).replaceAll('\u00a0', ' ')).toBe(said);
});
