import { expect, it } from 'vitest';
import { ageAt, codeProblem, readCodes } from './code.rules.ts';

it('codes are read one a line, by commas or semicolons, in capitals, each once [R5.120]', () => {
  expect(readCodes(' 26-jwel-zkbc\r\n26-AAAA-BBBB ; 26-JWEL-ZKBC,\n\n x ')).toEqual([
    '26-JWEL-ZKBC',
    '26-AAAA-BBBB',
    'X',
  ]);
});

const given = { isDonne: true, isInscrit: false };
it.each([
  ['26-JWEL-ZKBC', given, undefined],
  ['26-JWEL-ZKBI', given, 'identifiant.code-pass-sport'],
  ['26-JWEL-ZKBO', given, 'identifiant.code-pass-sport'],
  ['26-JWEL-ZKB', given, 'identifiant.code-pass-sport'],
  ['25-JWEL-ZKBC', given, 'pass-sport.code-autre-saison'],
  ['26-JWEL-ZKBC', { isDonne: false, isInscrit: false }, 'pass-sport.code-inconnu'],
  ['26-JWEL-ZKBC', { isDonne: true, isInscrit: true }, 'pass-sport.deja-inscrit'],
])('%s, known as %j: %s [R5.118] [R5.119]', (code, connu, why) => {
  expect(codeProblem(code, { exercice: '26', connu })?.code).toBe(why);
});

it.each([
  ['2012-11-03', '2026-11-02', 13],
  ['2012-11-03', '2026-11-03', 14],
])('born on %s, on %s: %s', (born, jour, age) => {
  expect(ageAt(born, jour)).toBe(age);
});
