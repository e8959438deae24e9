import { createHmac, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { listenAt } from '../../platform/db/listen.sql.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { buildLog } from '../../platform/log/log.ts';
import { aCompte } from '../test/test-comptes.sql.ts';
import { authenticator } from './authenticator.ts';
import { revocations } from './revocations.ts';
import { openSession } from './session.ts';
import { tokens } from './tokens.ts';

const { db, url } = await aDatabase();
const clock = aClock();
const tokenKey = 'k'.repeat(48);
const ours = tokens({ tokenKey, clock });
const log = buildLog({ level: 'silent' });
const list = revocations({ db, log, listen: listenAt(url) });
const authenticate = authenticator({ db, tokens: ours, revocations: list });

async function signedIn() {
  const { id } = await aCompte(db);
  const of = { id_utilisateur: id, user_agent: '' };
  const session = await db.transaction().execute((trx) => openSession(trx, { clock, tokens: ours }, of));
  return { id, ...session };
}

const isOpen = async (token: string) => (await authenticate({ token })).ok;

describe('access token', () => {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, '', 'portail-asso acces', 32));
  const now = () => Math.floor(clock.now().getTime() / 1000);
  type Changes = {
    typ?: string;
    aud?: string;
    exp?: number;
    iat?: number;
    key?: Uint8Array;
    without?: 'jti' | 'sid';
    iss?: string;
    /** Overrides fields of the token's header. */
    header?: Partial<JWTHeaderParameters>;
  };

  function forge(of: { id: string; id_session: string }, changes: Changes = {}) {
    const claims = changes.without === 'sid' ? {} : { sid: of.id_session };
    const jwt = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: changes.typ ?? 'at+jwt', ...changes.header })
      .setSubject(of.id)
      .setIssuer(changes.iss ?? 'portail-asso')
      .setAudience(changes.aud ?? 'portail-asso')
      .setIssuedAt(changes.iat ?? now())
      .setExpirationTime(changes.exp ?? now() + 900);
    if (changes.without !== 'jti') jwt.setJti('un-jeton');
    return jwt.sign(changes.key ?? key);
  }

  it('opens when it is ours', async () => {
    expect(await isOpen(await forge(await signedIn()))).toBe(true);
  });

  it.each<{ what: string; changes: Changes }>([
    { what: 'of another type', changes: { typ: 'JWT' } },
    { what: 'for another audience', changes: { aud: 'autre' } },
    { what: 'of another issuer', changes: { iss: 'https://ailleurs.example' } },
    { what: 'signed by another algorithm with the same key', changes: { header: { alg: 'HS512' } } },
    { what: 'without jti', changes: { without: 'jti' } },
    { what: 'without session', changes: { without: 'sid' } },
    { what: 'of another key', changes: { key: new Uint8Array(32).fill(7) } },
    { what: 'at its end', changes: { iat: now() - 900, exp: now() } },
    { what: 'that would live longer than 15 minutes', changes: { iat: now() - 901, exp: now() + 900 } },
  ])('is refused when $what', async ({ changes }) => {
    expect(await isOpen(await forge(await signedIn(), changes))).toBe(false);
  });

  /** Writes a header and claims by hand, because no library would sign them. */
  const written = (of: { id: string; id_session: string }, header: object) =>
    [header, claimsOf(of)].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const claimsOf = ({ id, id_session }: { id: string; id_session: string }) => ({
    sub: id,
    sid: id_session,
    jti: 'un-jeton',
    iss: 'portail-asso',
    aud: 'portail-asso',
    iat: now(),
    exp: now() + 900,
  });

  it.each(['none', 'None', 'NONE', 'nOnE', ''])(
    'is refused when it says that it is signed by « %s »',
    async (alg) => {
      const of = await signedIn();
      const head = written(of, { alg, typ: 'at+jwt' });
      const [, , signature] = (await forge(of)).split('.');
      for (const end of ['', '.', `.${signature}`]) expect(await isOpen(`${head}${end}`)).toBe(false);
      expect(await isOpen(await forge(of))).toBe(true);
    },
  );

  it('is read with the portal’s key, whatever key it names or brings', async () => {
    const of = await signedIn();
    const theirs = new Uint8Array(32).fill(7);
    const k = Buffer.from(theirs).toString('base64url');
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    const headers: object[] = [
      { kid: '../../../../dev/null' },
      { kid: "x' union select 'k" },
      { kid: '' },
      { jwk: { kty: 'oct', k } },
      { jku: 'https://ailleurs.example/jwks' },
      { x5u: 'https://ailleurs.example/cert.pem' },
    ];
    for (const header of headers) expect(await isOpen(await forge(of, { key: theirs, header }))).toBe(false);
    for (const key of ['', '\0', 'secret']) {
      const signed = written(of, { alg: 'HS256', typ: 'at+jwt', kid: '/dev/null' });
      const end = createHmac('sha256', key).update(signed).digest('base64url');
      expect(await isOpen(`${signed}.${end}`)).toBe(false);
    }
    const rsa = new SignJWT(claimsOf(of)).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', jwk });
    expect(await isOpen(await rsa.sign(privateKey))).toBe(false);
    expect(await isOpen(await forge(of, { header: { kid: 'cle' } }))).toBe(true);
  });

  it('is refused when it asks for what nobody here understands', async () => {
    const of = await signedIn();
    const head = written(of, { alg: 'HS256', typ: 'at+jwt', crit: ['ailleurs'], ailleurs: true });
    expect(await isOpen(`${head}.${createHmac('sha256', key).update(head).digest('base64url')}`)).toBe(false);
    const plain = written(of, { alg: 'HS256', typ: 'at+jwt' });
    expect(await isOpen(`${plain}.${createHmac('sha256', key).update(plain).digest('base64url')}`)).toBe(
      true,
    );
  });

  it('is refused unsigned, cut or made of anything', async () => {
    const { id, id_session, token, refreshToken } = await signedIn();
    const unsigned = new UnsecuredJWT({ sid: id_session, sub: id, jti: 'x', aud: 'portail-asso' }).encode();
    for (const wrong of [unsigned, token.slice(0, -2), refreshToken, '', 'a.b.c']) {
      expect(await isOpen(wrong)).toBe(false);
    }
  });

  it('ends after 15 minutes', async () => {
    const { token } = await signedIn();
    clock.advance(15 * 60 - 1);
    expect(await isOpen(token)).toBe(true);
    clock.advance(1);
    expect(await isOpen(token)).toBe(false);
  });
});
