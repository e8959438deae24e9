import { expect, test } from 'vitest';
import { makeCode } from './code-libelle.rules.ts';

test.each([
  ['Nombre d’équipes engagées', [], 'nombre_d_equipes_engagees'],
  ['Repas', ['repas'], 'repas_2'],
  ['Repas', ['repas', 'repas_2'], 'repas_3'],
  ['2e session', [], 'q_2e_session'],
  ['À', [], 'q_a'],
  ['Œuvres', [], 'oeuvres'],
  ['« ? »', [], ''],
])('« %s » beside %j makes « %s »', (label, taken, expected) => {
  expect(makeCode(label, taken)).toBe(expected);
});

test('a long name makes a code that a question may bear', () => {
  expect(makeCode('Mot '.repeat(60), [])).toMatch(/^[a-z][a-z0-9_]{1,40}$/);
});
