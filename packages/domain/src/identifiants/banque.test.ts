import { expect, test } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { bic, iban } from './banque.ts';
import { identifiantProblems } from './identifiants.problems.ts';

test.each([
  'FR7642559000052102312860353',
  'FR7630006000011234567890189',
  'MC5811222000010123456789030',
  'DE89370400440532013000',
])('accepts the IBAN %s [R5.113]', (text) => {
  expect(iban.check(text)).toBeNull();
});

test.each([
  'FR7642559000052102312860354',
  'FR764255900005210231286035',
  'FR76425590000521023128603530',
  'FR76 4255',
  'XX7642559000052102312860353',
  '',
])('refuses the IBAN « %s » [R5.113]', (text) => {
  expect(iban.check(text)).toEqual({ code: 'identifiant.iban' });
});

test('only warns when mod 97 is right and the French inner key is wrong [R5.113]', () => {
  const wrongKey = 'FR4942559000052102312860354';
  expect(iban.check(wrongKey)).toBeNull();
  expect(iban.warn?.(wrongKey)).toEqual({ code: 'identifiant.cle-rib-inexacte' });
  expect(iban.warn?.('FR7642559000052102312860353')).toBeNull();
});

test('stores the IBAN compact and in capitals [R5.113]', () => {
  expect(iban.normalise?.('fr76 4255\u00a09000 0521 0231 2860 353 ')).toBe('FR7642559000052102312860353');
});

test('says how long a French IBAN is after the sentence of the specification [R5.113]', () => {
  expect(problemMessage(identifiantProblems['identifiant.iban'], { label: 'IBAN' })).toBe(
    "La valeur du champ IBAN n'est pas au bon format. Recopiez-le : un IBAN français commence par FR, compte 27 caractères, et un seul chiffre faux le rend invalide.",
  );
});

test.each([
  'CCOPFRPP',
  'CCOPFRPPXXX',
  'BNPAGPGX',
  'BNPAMQMX',
  'BNPAGFGX',
  'BNPARERX',
  'BNPAYTYT',
  'BNPAPMPM',
  'BNPABLBL',
  'BNPAMFMF',
  'BNPANCNX',
  'SOCBPFTX',
  'BNPAWFWF',
  'BNPATFTF',
])('accepts the BIC %s [R5.114]', (text) => {
  expect(bic.check(text)).toBeNull();
});

test.each(['DEUTDEFF', 'CMCIMCM1', 'KREDBEBB'])(
  'refuses %s: outside the French territories [R5.114]',
  (text) => {
    expect(bic.check(text)).toEqual({ code: 'identifiant.bic-hors-france' });
  },
);

test.each(['CCOPFRP', 'CCOPFRPPX', 'CCOPFRPPXXXX', '1COPFRPP', ''])(
  'refuses « %s »: no BIC [R5.114]',
  (text) => {
    expect(bic.check(text)).toEqual({ code: 'identifiant.bic' });
  },
);

test.each([
  'FR76-4255-9000-0521-0231-2860-353',
  'FR76.4255.9000.0521.0231.2860.353',
  'FR76 – 4255‑9000 · 0521 − 0231_2860_353'.replaceAll('_', '\u202f'),
  'fr76/4255/9000/0521/0231/2860/353',
])('takes « %s » for the IBAN it is, whatever separates its groups [R5.113]', (typed) => {
  const stored = iban.normalise?.(typed) ?? '';
  expect(stored).toBe('FR7642559000052102312860353');
  expect(iban.check(stored)).toBeNull();
  expect(iban.warn?.(stored)).toBeNull();
});

test.each([
  'FR76-4255-9000-0521-0231-2860-353',
  'MC58-1122-2000-0101-2345-6789-030',
  'PT50-0002-0123-1234-5678-9015-4',
  'FR7--642--559--000052102312860353',
  'FR76ſ255',
  `FR76${'1'.repeat(100_000)}`,
])('answers at once to what was not normalised, as « %.40s » [R5.113]', (text) => {
  expect(iban.check(text)).toEqual({ code: 'identifiant.iban' });
  expect(iban.warn?.(text)).toBeNull();
});

test('takes a BIC typed in groups for the BIC it is [R5.114]', () => {
  expect(bic.normalise?.(' ccop-fr pp–xxx ')).toBe('CCOPFRPPXXX');
});
