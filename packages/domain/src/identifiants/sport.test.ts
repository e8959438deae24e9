import { expect, test } from 'vitest';
import { codePassSport, exerciceOfCode, numeroAffiliation } from './sport.ts';

test.each(['24-JWEL-ZKBC', '26-AAAA-HJNP'])('accepts the code %s [R5.118]', (text) => {
  expect(codePassSport.check(text)).toBeNull();
});

test.each(['24-JWE-ZKBC', '24-JWELX-ZKBC', '4-JWEL-ZKBC', '24JWELZKBC', '24-JW3L-ZKBC', ''])(
  'refuses the code « %s » [R5.118]',
  (text) => {
    expect(codePassSport.check(text)).toEqual({ code: 'identifiant.code-pass-sport' });
  },
);

test.each(['24-JWIL-ZKBC', '24-JWEL-ZKBO', '24-IWEL-ZKBC', '24-OWEL-ZKBC'])(
  'refuses I and O in %s [R5.119]',
  (text) => {
    expect(codePassSport.check(text)).not.toBeNull();
  },
);

test('keeps codes in capitals however they are typed [R5.120]', () => {
  expect(codePassSport.normalise?.(' 24-jwel-zkbc ')).toBe('24-JWEL-ZKBC');
  expect(exerciceOfCode('24-JWEL-ZKBC')).toBe('24');
});

test.each(['AB-12_3.4', '0', 'a.b'])('accepts the affiliation number %s [R5.126]', (text) => {
  expect(numeroAffiliation.check(text)).toBeNull();
});

test.each(['AB 12', 'AB/12', 'É12', ''])('refuses the affiliation number « %s » [R5.126]', (text) => {
  expect(numeroAffiliation.check(text)).toEqual({ code: 'identifiant.numero-affiliation' });
});

test.each(['24 jwel zkbc', '24JWELZKBC', '24–JWEL–ZKBC', '24.jwel.zkbc'])(
  'takes the code « %s » for the code it is [R5.120]',
  (typed) => {
    expect(codePassSport.normalise?.(typed)).toBe('24-JWEL-ZKBC');
  },
);

test.each(['24-ſWEL-ZKBC', '24-ßEL-ZKBC', '24-JWEL-ZKBſ'])(
  'refuses « %s »: a letter whose capital is one of ours is not one of ours [R5.118]',
  (typed) => {
    expect(codePassSport.check(codePassSport.normalise?.(typed) ?? typed)).not.toBeNull();
  },
);
