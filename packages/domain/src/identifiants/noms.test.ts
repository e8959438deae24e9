import { expect, test } from 'vitest';
import { majuscules, nom, ville } from './noms.ts';

test.each(["Jean-Noël d'Arc", 'Nguyễn', 'Œuvrard', 'Dr. Müller, Ana', 'D’Artagnan'])(
  'accepts the name %s [R5.121]',
  (text) => {
    expect(nom.check(text)).toBeNull();
  },
);

test.each([
  ['Jean2', { code: 'identifiant.caracteres', params: { caracteres: '2' } }],
  ['Jean_Paul', { code: 'identifiant.caracteres', params: { caracteres: '_' } }],
  ['<b>Jean</b>', { code: 'identifiant.caracteres', params: { caracteres: '< > /' } }],
  ['-', { code: 'kernel.format' }],
])('refuses the name « %s » [R5.121]', (text, problem) => {
  expect(nom.check(text)).toEqual(problem);
});

test.each(['Saint-Denis', "L'Haÿ-les-Roses", 'Y', 'Œting', 'Bourg-lès-Valence'])(
  'accepts the city %s [R5.115]',
  (text) => {
    expect(ville.check(text)).toBeNull();
  },
);

test.each([
  ['Paris 12', { code: 'identifiant.caracteres', params: { caracteres: '1 2' } }],
  ['Lyon (3e)', { code: 'identifiant.caracteres', params: { caracteres: '( 3 )' } }],
  ['Saint/Denis', { code: 'identifiant.caracteres', params: { caracteres: '/' } }],
  ["'", { code: 'kernel.format' }],
])('refuses the city « %s » [R5.115]', (text, problem) => {
  expect(ville.check(text)).toEqual(problem);
});

test.each([
  ['Paris 20e Arrondissement', 'Paris'],
  ['PARIS 1ER', 'PARIS'],
  ['Paris 1ère arrdt', 'Paris'],
  ['LYON 4EME', 'LYON'],
  ['Lyon (3e)', 'Lyon'],
  ['Lyon 3 ème arr.', 'Lyon'],
  ['Marseille 11', 'Marseille'],
  ['MARSEILLE 11E ARRONDISSEMENT', 'MARSEILLE'],
  ['Toulouse 3', 'Toulouse 3'],
  ['Lyon@', 'Lyon@'],
])('reads « %s » as the city %s: the arrondissement stays in the INSEE code [R5.115]', (text, city) => {
  expect(ville.normalise?.(text)).toBe(city);
});

test('keeps a name on one line, with composed accents [R5.121]', () => {
  expect(nom.normalise?.(' Noe\u0301mie\n  Roux ')).toBe('Noémie Roux');
});

test.each(['ABC', 'ÉTÉ 2027', 'A-1'])('accepts capitals: %s [R5.134]', (text) => {
  expect(majuscules.check(text)).toBeNull();
});

test.each(['abc', 'Abc', 'ÉTé'])('refuses lower case: %s [R5.134]', (text) => {
  expect(majuscules.check(text)).toEqual({ code: 'identifiant.majuscules' });
});
