import { expect, test } from 'vitest';
import { nameWithFonction, personnesLine } from './personne.ts';

const roux = { civilite: 'MME', prenom: 'Jeanne', nom: 'Roux', fonction: 'PRE' } as const;
const alaoui = { civilite: 'M', prenom: 'Ali', nom: 'Alaoui', fonction: 'TRE' } as const;

test('a function agrees with the person', () => {
  expect(nameWithFonction(roux)).toBe('Mme\u00a0Jeanne\u00a0Roux, présidente');
});

test('a person without a name is said to have none', () => {
  expect(nameWithFonction({})).toBe('Personne sans nom');
});

test.each([
  [[roux, alaoui], 'Mme\u00a0Jeanne\u00a0Roux (présidente), M.\u00a0Ali\u00a0Alaoui (trésorier)'],
  [[roux, alaoui, alaoui], 'Mme\u00a0Jeanne\u00a0Roux (présidente), et 2 de plus'],
])('names the first people, then counts the others', (people, expected) => {
  expect(personnesLine(people, people.length > 2 ? 1 : 2)).toBe(expected);
});
