import { expect, test } from 'vitest';
import { quotedName, typedName } from './typed-name.ts';

test.each([
  ['Les Pions de l’Huveaune', 'Les Pions de l’Huveaune'],
  ['A.S. Saint-Étienne', 'A. S. Saint-Étienne'],
  ['cliquez http://evil.example/r', 'cliquez evil. example/r'],
  ['HTTPS://WWW.EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
  ['www.evil.example', 'evil. example'],
  ['écrire à a@evil.example', 'écrire à a@ evil. example'],
  ['Deux\r\nlignes\u202e', 'Deux lignes'],
  ['a'.repeat(90), `${'a'.repeat(79)}…`],
])('%j reads %j in a mail', (typed, said) => {
  expect(typedName(typed)).toBe(said);
});

test('the name of an association stands between quotes', () => {
  expect(quotedName('Le Club')).toBe('« Le Club »');
});
