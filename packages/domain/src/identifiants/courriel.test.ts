import { expect, test } from 'vitest';
import { courriel, maskCourriel, normaliseCourriel } from './courriel.ts';
import { suggestCourriel } from './courriel-suggestion.ts';

test.each([
  'jean.dupont+asso@exemple.fr',
  'a@exemple.fr',
  'j0.!#$%&*+=?^_{|}~-@exemple.fr',
  `${'a'.repeat(64)}@exemple.fr`,
])('accepts the local part of %s [R5.4]', (text) => {
  expect(courriel.check(text)).toBeNull();
});

test.each([
  'jean dupont@exemple.fr',
  "d'arc@exemple.fr",
  'jean/dupont@exemple.fr',
  'hélène@exemple.fr',
  '@exemple.fr',
  `${'a'.repeat(65)}@exemple.fr`,
])('refuses the local part of « %s » [R5.4]', (text) => {
  expect(courriel.check(text)).toEqual({ code: 'identifiant.courriel' });
});

test.each(['a.exemple.fr', 'a@b@exemple.fr', '', '@'])('refuses « %s »: exactly one @ [R5.5]', (text) => {
  expect(courriel.check(text)).toEqual({ code: 'identifiant.courriel' });
});

test.each(['a@mon-asso.fr', 'a@sous.domaine.exemple.fr', 'a@1001.fr'])(
  'accepts the domain of %s [R5.6]',
  (text) => {
    expect(courriel.check(text)).toBeNull();
  },
);

test.each([
  'a@mon_asso.fr',
  'a@-asso.fr',
  'a@asso-.fr',
  'a@exemple',
  'a@exemple..fr',
  'a@exemple.fr.',
  'a@exemplé.fr',
  `a@${'b'.repeat(64)}.fr`,
])('refuses the domain of « %s » [R5.6]', (text) => {
  expect(courriel.check(text)).toEqual({ code: 'identifiant.courriel' });
});

test('refuses more than 254 characters [R5.6]', () => {
  const of = (length: number) => `${`a@${'b.'.repeat(150)}`.slice(0, length - 2)}fr`;
  expect(of(254)).toHaveLength(254);
  expect(courriel.check(of(254))).toBeNull();
  expect(courriel.check(of(256))).not.toBeNull();
});

test('gives one form per mailbox [R5.7]', () => {
  expect(normaliseCourriel('  Jeanne.ROUX@Exemple.FR\n')).toBe('jeanne.roux@exemple.fr');
  expect(courriel.normalise?.('re\u0301mi@exemple.fr')).toBe('r\u00e9mi@exemple.fr');
});

test.each([
  ['jeanne@exemple.fr', 'jea***@exe***.fr'],
  ['jean@exemple.fr', 'jea***@exe***.fr'],
  ['ab@cd.org', 'ab***@cd***.org'],
  ['contact@mail.exemple.fr', 'con***@mai***.fr'],
])('masks %s as %s [R9.52]', (text, masked) => {
  expect(maskCourriel(text)).toBe(masked);
});

test.each([
  ['jeanne@gmial.com', 'jeanne@gmail.com'],
  ['jeanne@gmai.com', 'jeanne@gmail.com'],
  ['jeanne@gmaill.com', 'jeanne@gmail.com'],
  ['jeanne@oranje.fr', 'jeanne@orange.fr'],
  ['jeanne@gmail.com', null],
  ['jeanne@exemple.fr', null],
  ['@gmial.com', null],
])('suggests for %s: %s', (typed, suggested) => {
  expect(suggestCourriel(typed)).toBe(suggested);
});
