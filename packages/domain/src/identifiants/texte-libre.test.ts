import { expect, test } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { identifiantProblems } from './identifiants.problems.ts';
import { digitlessText, texte, texteCourt } from './texte-libre.ts';

const everyFrenchCharacter =
  "àâäæçéèêëîïôöœùûüÿ ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ « œuvre » l’été, l'hiver ; où ? là ! 1ᵉʳ… — – d“oc” n° a·b et/ou m²";

test.each([
  "L'été à Évreux",
  'Ligne une\nLigne deux\tfin',
  'Cap-d’Ail (suite) : oui & non ; [a] {b} 5 * <c> = €@#%"',
])('accepts letters, digits and punctuation: %s [R5.10]', (text) => {
  expect(texte.check(text)).toBeNull();
});

test('accepts every French character, typographic ones included [R5.8]', () => {
  expect(texte.check(everyFrenchCharacter.replaceAll(/\d/g, ''))).toBeNull();
  expect(digitlessText.check(everyFrenchCharacter.replaceAll(/\d/g, ''))).toBeNull();
});

test.each([
  ['texte § 1', '§'],
  ['prix $ et £', '$ £'],
  ['bravo ☺ 😀 ☺', '☺ 😀'],
  ['Привет', 'П р и в е'],
])('refuses « %s » and says which characters [R5.11]', (text, caracteres) => {
  expect(texte.check(text)).toEqual({ code: 'identifiant.texte', params: { caracteres } });
});

test('shows the message of the specification to the letter [R5.11]', () => {
  const sentence = problemMessage(identifiantProblems['identifiant.texte'], {
    label: 'Objectifs',
    caracteres: '☺',
  });
  expect(sentence).toBe(
    'Certains caractères ne sont pas pris en compte par le champ Objectifs. Retirez : ☺ ' +
      'Caractères spéciaux autorisés : []{}€@#-()=\'+:?!"%&*;<>]*',
  );
});

test('has a variant without digits [R5.8]', () => {
  expect(digitlessText.check('Rue des Lilas [bis]')).toBeNull();
  expect(digitlessText.check('Rue 12')).toEqual({
    code: 'identifiant.texte',
    params: { caracteres: '1 2' },
  });
});

test("accepts L'été (suite) in the shorter variant [R5.9]", () => {
  expect(texteCourt.check("L'été (suite) : oui & non ; 100".replace('100', '%'))).toBeNull();
});

test.each(['@', '[', ']', '{', '}', '€', '#', '<', '>', '1'])(
  'refuses %s in the shorter variant [R5.9]',
  (one) => {
    expect(texteCourt.check(`a${one}b`)).toEqual({
      code: 'identifiant.caracteres',
      params: { caracteres: one },
    });
  },
);

test.each([
  ['a\u0000b', 'U+0000'],
  ['a\u0008b\u001b', 'U+0008, U+001B'],
  ['a\u007fb', 'U+007F'],
  ['a\u202eb', 'U+202E'],
])('refuses control characters and names them: %j [R5.8]', (text, caracteres) => {
  expect(texte.check(text)).toEqual({ code: 'identifiant.caractere-de-controle', params: { caracteres } });
});

test('stores composed accents, plain line breaks, nothing invisible [R5.8]', () => {
  expect(texte.normalise?.('  e\u0301te\u0301\r\nli\u00adgne\u200b\r ')).toBe('été\nligne');
});
