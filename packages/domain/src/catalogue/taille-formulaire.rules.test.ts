import { expect, test } from 'vitest';
import { adviseTaille, measureFormulaire, sayTaille } from './taille-formulaire.rules.ts';

const campagne = {
  rubriques: ['description', 'financements', 'custom-bloc'] as const,
  champs_personnalises: {
    'custom-bloc': {
      pourquoi: { kind: 'text', label: 'Pourquoi ?', max: 1800, multiline: true },
      nom: { kind: 'text', label: 'Nom', max: 100 },
    },
  },
  documents_attendus: [],
} as unknown as Parameters<typeof measureFormulaire>[0];

test('a question adds its field, its minutes and the words it asks', () => {
  const more = measureFormulaire(campagne);
  const less = measureFormulaire({ ...campagne, champs_personnalises: {} });
  expect(more.champs - less.champs).toBe(2);
  expect(more.mots - less.mots).toBe(100);
  expect(more.minutes).toBeGreaterThan(less.minutes);
  expect(sayTaille({ minutes: 1, champs: 2, mots: 1200 })).toMatch(
    /^1\s?minute, 2\s?champs, environ 1\s?200\s?mots$/u,
  );
});

test.each([
  [2000, 20, null],
  [2000, 21, /20 minutes suffisent/],
  [2001, 35, null],
  [10_000, 36, /35 minutes suffisent/],
  [50_001, 200, null],
  [undefined, 200, null],
])('for %s euros, %s minutes are judged', (somme, minutes, said) => {
  const conseil = adviseTaille({ minutes, champs: 1, mots: 0 }, somme);
  if (said === null) expect(conseil).toBeNull();
  else expect(conseil).toMatch(said);
});
