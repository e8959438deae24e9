import { expect, test } from 'vitest';
import { typographie } from './typographie.ts';

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
