import { expect, test } from 'vitest';
import { campagneSujets } from './sujets.rows.ts';

const sujets = campagneSujets({}, {});

test('no two answers to look at have the same name', () => {
  const names = sujets.map(({ groupe, label }) => `${groupe} · ${label}`);
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([]);
});

test('what the portal keeps for itself is no answer to look at', () => {
  expect(sujets.filter(({ label }) => label.startsWith('Réponse du portail gardée'))).toEqual([]);
});

test.each([['association', 'identite.sigle', 'Sigle']])(
  'an answer that is alone of its name keeps it: %s, %s',
  (scope, key, label) => {
    expect(sujets.find((one) => one.scope === scope && one.key === key)?.label).toBe(label);
  },
);
