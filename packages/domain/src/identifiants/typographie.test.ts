import { expect, test } from 'vitest';
import { espacesInsecables, typographie } from './typographie.ts';

test.each([
  ["L'association n'a rien déposé", 'L’association n’a rien déposé'],
  ['Pourquoi ? Oui ! Non ; fin', 'Pourquoi\u202f? Oui\u202f! Non\u202f; fin'],
  ['Total : 1 € « vu »', 'Total\u00a0: 1\u00a0€ «\u00a0vu\u00a0»'],
  ['«vu», https://exemple.fr à 14:05...', '«\u00a0vu\u00a0», https://exemple.fr à 14:05…'],
  ['15 Mo et 31 %', '15\u00a0Mo et 31\u00a0%'],
  ["le '12'", "le '12'"],
])('sets « %s » as « %s »', (written, shown) => {
  expect(typographie(written)).toBe(shown);
});

test('changes nothing the second time', () => {
  const once = typographie("L'été : « oui » ! 15 Mo...");
  expect(typographie(once)).toBe(once);
});

test.each([
  ['Erreur : 3', 'Erreur\u00a0: 3'],
  ['Pourquoi ?', 'Pourquoi\u202f?'],
  ['Un ; deux', 'Un\u202f; deux'],
  ['« Statuts »', '«\u00a0Statuts\u00a0»'],
  ['« Qui ? »', '«\u00a0Qui\u202f?\u00a0»'],
  ['Dossier : ', 'Dossier\u00a0: '],
  [' : ', '\u00a0: '],
  ['<p>Qui ?</p><b>Fait à :</b>', '<p>Qui\u202f?</p><b>Fait à\u00a0:</b>'],
  ['dit &#34;Qui ?&#34;', 'dit &#34;Qui\u202f?&#34;'],
])('never breaks a line before or after the signs of « %s »', (text, spaced) => {
  expect(espacesInsecables(text)).toBe(spaced);
  expect(espacesInsecables(spaced)).toBe(spaced);
});

test.each([
  'Page non trouvée :(',
  'https://exemple.fr',
  'a:hover',
  '14h05',
  'fr-btn fr-btn--sm',
  'liste\n : suite',
])('leaves « %s » alone', (text) => {
  expect(espacesInsecables(text)).toBe(text);
});
