import { expect, test } from 'vitest';
import { formesJuridiques } from './data/formes-juridiques.ts';
import { regimes } from './data/regimes.ts';
import { typeStructure } from './structure.rules.ts';

const groupOf = (code: string) => formesJuridiques.find((one) => one.value === code)?.groupe;

test.each([
  ['loi1901', '9220', 'R9.8'],
  ['alsaceMoselle', '9260', 'R9.9'],
  ['autre', '9230', 'R9.10'],
])('gives the regime %s the legal form %s [%s]', (value, forme) => {
  expect(regimes.find((one) => one.value === value)).toMatchObject({ formeJuridique: forme });
});

test.each([
  '7210',
  '7220',
  '7225',
  '7229',
  '7230',
  '7312',
  '7313',
  '7343',
  '7344',
  '7345',
  '7346',
  '7347',
  '7348',
])('puts %s in the first code group [R9.11]', (code) => {
  expect(groupOf(code)).toBe('collectivite');
});

test.each(['7342', '7349', '7314', '7111'])('leaves %s out of the code groups [R9.11]', (code) => {
  expect(groupOf(code)).toBeNull();
});

test.each(['9210', '9220', '9221', '9222', '9223', '9230', '9240', '9260'])(
  'puts %s in the second code group [R9.12]',
  (code) => {
    expect(groupOf(code)).toBe('association');
  },
);

test.each(['9224', '9300'])('puts %s in the further code group [R9.13]', (code) => {
  expect(groupOf(code)).toBe('autre');
});

test.each(['93000', 93000])('takes %j, as some write 9300, for the same structure [R9.13]', (code) => {
  expect(typeStructure(code)).toBe('autre');
  expect(typeStructure(code)).toBe(typeStructure('9300'));
});

test.each([
  ['7210', 'collectivite'],
  ['7349', 'collectivite'],
  ['7410', 'autre'],
  ['9220', 'association'],
  ['9260', 'association'],
  ['9224', 'association'],
  ['9230', 'autre'],
  ['9300', 'autre'],
  ['93000', 'autre'],
  ['8410', 'autre'],
  ['', 'autre'],
])('derives from the legal form « %s »: %s [R9.14]', (code, type) => {
  expect(typeStructure(code)).toBe(type);
});

test('reads a code that a register gives as a number [R9.14]', () => {
  expect(typeStructure(9220)).toBe('association');
});
