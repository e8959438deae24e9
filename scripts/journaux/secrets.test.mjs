import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { findPasswords, secretsIn } from './secrets.mjs';

const passwords = ['Trois-Cerises-4-Prunes!'];

describe('a line of the log gives away', () => {
  it.each([
    ['an e-mail', '{"msg":"sent to jeanne.roux@exemple.fr"}', 'jeanne.roux@exemple.fr'],
    ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0'],
    ['an IBAN', 'rib FR7642559000052102312860353 kept', 'FR7642559000052102312860353'],
    ['an IBAN', 'FR76 4255 9000 0521 0231 2860 353', 'FR76 4255 9000 0521 0231 2860 353'],
    ['a secret in base32', '{"totp":"JBSWY3DPEHPK3PXPJBSWY3DP"}', 'JBSWY3DPEHPK3PXPJBSWY3DP'],
    ['a password', 'typed Trois-Cerises-4-Prunes! twice', 'Trois-Cerises-4-Prunes!'],
  ])('%s', (what, line, text) => {
    expect(secretsIn(line, passwords)).toEqual([{ what, text }]);
  });

  // The secrets are the same at each run, because one random secret in a million looks like a name and would fail the
  // test.
  it('a secret of 256 bits, a thousand times', () => {
    for (let i = 0; i < 1_000; i++) {
      const text = createHash('sha256').update(`secret ${i}`).digest('base64url');
      expect(secretsIn(`{"lien":"${text}"}`, [])).toEqual([{ what: 'a secret in base64', text }]);
    }
  });
});

test.each([
  '{"id":"0b6f7c9e-8f57-4a6c-9a6d-8f4f3f2c1b0a","route":"/api/auth/refreshToken/:refreshToken"}',
  '{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}',
  '{"stack":"at handlersOfAssociationCollections (file:///srv/portail/association/collections.handlers.ts:12:3)"}',
  '{"stack":"at getErrorSchemaOrThrowBaseException (file:///srv/portail/node_modules/smithy/protocol.js:98:7)"}',
  '{"numero":"FR7642559000052102312860354","time":"2026-11-21T17:02:11.123Z"}',
])('an ordinary line gives nothing away: %s', (line) => {
  expect(secretsIn(line, passwords)).toEqual([]);
});

test('the passwords are those the sources type', () => {
  expect(
    findPasswords(`
      export const motDePasse = 'Trois-Cerises-4-Prunes!';
      body: { email, password: 'Une-Autre-9-Poire!', confirm: 'court' }`),
  ).toEqual(['Trois-Cerises-4-Prunes!', 'Une-Autre-9-Poire!']);
});
