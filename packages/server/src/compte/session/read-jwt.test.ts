import { createHmac, createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { readJwt } from './read-jwt.ts';

const bytes = new Uint8Array(32).fill(5);
const key = createSecretKey(bytes);
const now = new Date('2026-03-01T10:00:00Z');
const seconds = now.getTime() / 1000;
const expected = { key, type: 'at+jwt', party: 'portail', maxAgeSeconds: 900, now };

const header = { alg: 'HS256', typ: 'at+jwt' };
const claims = {
  sub: 'camille',
  sid: 'session',
  jti: 'un',
  iss: 'portail',
  aud: 'portail',
  iat: seconds,
  exp: seconds + 900,
};
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const sign = (text: string, hash = 'sha256') => createHmac(hash, bytes).update(text).digest('base64url');
/** Signs any text with the portal's key, as no library would. */
function signed(head: unknown, body: unknown): string {
  const text = `${part(head)}.${part(body)}`;
  return `${text}.${sign(text)}`;
}
const ours = signed(header, claims);
const read = (token: string) => readJwt(token, expected);

/** Tells whether the library that makes the tokens would have accepted this one. */
const acceptedByLibrary = (token: string): Promise<boolean> =>
  jwtVerify(token, key, {
    algorithms: ['HS256'],
    typ: 'at+jwt',
    audience: 'portail',
    issuer: 'portail',
    requiredClaims: ['sub', 'jti', 'iat', 'exp', 'sid'],
    maxTokenAge: 900,
    currentDate: now,
  }).then(
    () => true,
    () => false,
  );

describe('a token of this portal', () => {
  it('is read as the library made it', async () => {
    const made = await new SignJWT({ sid: 'session' })
      .setProtectedHeader(header)
      .setSubject('camille')
      .setIssuer('portail')
      .setAudience('portail')
      .setJti('un')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 900)
      .sign(key);
    expect(read(made)).toEqual({ sub: 'camille', sid: 'session', jti: 'un' });
    expect(read(ours)).toEqual(read(made));
  });

  it.each([
    ['in its last second', { exp: seconds + 1 }],
    ['made 899 seconds ago', { iat: seconds - 899 }],
    ['that is valid from now on', { nbf: seconds }],
  ])('is read %s', async (_, changes) => {
    const token = signed(header, { ...claims, ...changes });
    expect(read(token)).not.toBeNull();
    expect(await acceptedByLibrary(token)).toBe(true);
  });
});

describe('any other token is refused, by the library too', () => {
  const [head = '', body = '', signature = ''] = ours.split('.');
  const refused: [string, string][] = [
    ['signed by nobody', `${part({ ...header, alg: 'none' })}.${body}.`],
    ['said to be signed by nobody', signed({ ...header, alg: 'none' }, claims)],
    ['said to be of another algorithm', signed({ ...header, alg: 'HS512' }, claims)],
    ['signed by another algorithm', `${head}.${body}.${sign(`${head}.${body}`, 'sha512')}`],
    ['without an algorithm', signed({ typ: 'at+jwt' }, claims)],
    ['of another type', signed({ ...header, typ: 'JWT' }, claims)],
    ['without a type', signed({ alg: 'HS256' }, claims)],
    ['that asks for an extension', signed({ ...header, crit: ['x'], x: true }, claims)],
    ['without its signature', `${head}.${body}.`],
    ['in two parts', `${head}.${body}`],
    ['in four parts', `${ours}.${signature}`],
    ['with a shorter signature', ours.slice(0, -2)],
    ['with a longer signature', `${ours}aa`],
    ['with an empty header', `.${body}.${signature}`],
    ['with another body', `${head}.${part({ ...claims, sub: 'paul' })}.${signature}`],
    ['that is no JSON', signed(header, 'rien')],
    ['that is a list', signed(header, [claims])],
    ['that is null', signed(header, 'null')],
    ['whose header is null', signed('null', claims)],
    ['empty', ''],
    ['of dots', '..'],
    ...Object.entries({
      'from another issuer': { iss: 'ailleurs' },
      'for another audience': { aud: 'ailleurs' },
      'at its end': { exp: seconds },
      'without an end': { exp: undefined },
      'whose end is a text': { exp: `${seconds + 900}` },
      'made more than a minute later than now': { iat: seconds + 61 },
      'without a birth': { iat: undefined },
      'that lives longer than any': { iat: seconds - 901, exp: seconds + 900 },
      'not valid yet': { nbf: seconds + 1 },
      'valid from a text on': { nbf: 'now' },
      'of nobody': { sub: undefined },
      'of no session': { sid: undefined },
      'without its number': { jti: undefined },
    }).map(([what, changes]): [string, string] => [what, signed(header, { ...claims, ...changes })]),
  ];
  it.each(refused)('%s', async (_, token) => {
    expect(read(token)).toBeNull();
    expect(await acceptedByLibrary(token)).toBe(false);
  });
});

it('is read although the clock of the server that made it is a minute ahead', () => {
  expect(read(signed(header, { ...claims, iat: seconds + 60, exp: seconds + 960 }))).not.toBeNull();
});

it('is refused with any one character changed', () => {
  for (let at = 0; at < ours.length; at++) {
    const other = ours[at] === 'A' ? 'B' : 'A';
    expect(read(ours.slice(0, at) + other + ours.slice(at + 1))).toBeNull();
  }
});
