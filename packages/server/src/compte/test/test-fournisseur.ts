// Test support: a national identity provider on the local machine, which misbehaves as a test asks.
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { systemClock } from '../../platform/clock/clock.ts';
import { fallSilent } from '../../platform/outside/test/test-patience.ts';

/**
 * Says how the identity is signed. `…-publique` and `…-secret` use HS256 with a key that anybody, or the portal,
 * knows; `…-apportee` puts the key in the token's own header.
 */
type Signature =
  | 'cle'
  | 'cle-inconnue'
  | 'autre-cle'
  | 'aucune'
  | 'hs256-cle-publique'
  | 'hs256-secret'
  | 'cle-apportee'
  | 'kid-chemin';

/** Describes the person who signs in, and what goes wrong on the way. */
export type Passage = {
  /** The provider's identifier of the person. */
  sub: string;
  /** The facts that the provider gives about the person. */
  info?: Record<string, unknown>;
  /** The claims about how the provider authenticated the person. */
  jeton?: Record<string, unknown>;
  /** The way in which the provider signs the identity. */
  signe?: Signature;
  /** The form in which the provider gives the facts about the person. */
  reponse?: 'jwt' | 'json' | 'jwt-autre-cle' | 'jwt-non-signe' | 'jwt-hs256';
  /** True when the provider refuses the authorization code. */
  codeRefuse?: boolean;
};

/** A failing answer: an error, a page instead of JSON, no answer at all, or a refusal. */
export type Panne = 'panne' | 'charabia' | 'lent' | 'refus';
type Etape = 'discovery' | 'token' | 'userinfo' | 'jwks';

export type FauxFournisseur = {
  issuer: string;
  environment: Record<string, string>;
  /** Signs the person in at the address given by the portal, and gives the query of the return address. */
  passer(adresse: string, passage: Passage): string;
  casse(etape: Etape, panne: Panne | null): void;
  /** The requests that each address received, oldest first. */
  asked: string[];
  stop(): Promise<void>;
};

const clientId = 'portail';
const clientSecret = 'un-secret-de-test';

export async function aFournisseur(
  id: 'PROCONNECT' | 'FRANCECONNECT' = 'PROCONNECT',
): Promise<FauxFournisseur> {
  const [key, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'cle-1', alg: 'RS256', use: 'sig' };
  const [otherJwk, publicPem] = await Promise.all([exportJWK(other.publicKey), exportSPKI(key.publicKey)]);
  const codes = new Map<string, { passage: Passage; asked: URLSearchParams }>();
  const jetons = new Map<string, Passage>();
  const pannes = new Map<Etape, Panne>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: Record<string, unknown>, how: Passage['signe'] = 'cle') => {
    if (how === 'aucune') return new UnsecuredJWT(claims).encode();
    if (how === 'hs256-cle-publique' || how === 'hs256-secret') {
      const known = how === 'hs256-secret' ? clientSecret : publicPem;
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'cle-1' })
        .sign(new TextEncoder().encode(known));
    }
    if (how === 'cle-apportee') {
      const header = { alg: 'RS256', kid: 'cle-1', jwk: otherJwk, jku: 'https://ailleurs.example/jwks' };
      return new SignJWT(claims).setProtectedHeader(header).sign(other.privateKey);
    }
    if (how === 'kid-chemin') {
      const header = { alg: 'RS256', kid: '../../../dev/null' };
      return new SignJWT(claims).setProtectedHeader(header).sign(other.privateKey);
    }
    const kid = how === 'cle-inconnue' ? 'cle-2' : 'cle-1';
    const signing = how === 'cle' ? key.privateKey : other.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(signing);
  };

  const answers: Record<string, [Etape, (request: IncomingMessage) => Promise<[number, object | string]>]> = {
    '/.well-known/openid-configuration': ['discovery', async () => [200, metadata(issuer)]],
    '/jwks': ['jwks', async () => [200, { keys: [jwk] }]],
    '/token': ['token', async (request) => grant(new URLSearchParams(await textOf(request)))],
    '/userinfo': ['userinfo', async (request) => describe(request.headers.authorization ?? '')],
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', issuer).pathname;
    asked.push(path);
    const found = answers[path];
    if (!found) return void response.writeHead(404).end();
    const panne = pannes.get(found[0]);
    if (panne === 'lent') return void fallSilent();
    if (panne === 'refus') return void request.socket.destroy();
    if (panne === 'panne') return void response.writeHead(500).end('Internal Server Error');
    if (panne === 'charabia') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>En travaux</html>');
    }
    const [status, body] = await found[1](request);
    const type = typeof body === 'string' ? 'application/jwt' : 'application/json';
    response
      .writeHead(status, { 'content-type': type })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  async function grant(body: URLSearchParams): Promise<[number, object]> {
    const code = body.get('code') ?? '';
    const found = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      found !== undefined &&
      !found.passage.codeRefuse &&
      body.get('client_id') === clientId &&
      body.get('client_secret') === clientSecret &&
      body.get('redirect_uri') === found.asked.get('redirect_uri') &&
      verifier === found.asked.get('code_challenge');
    if (!isRight) return [400, { error: 'invalid_grant' }];
    const { passage } = found;
    const access_token = randomUUID();
    jetons.set(access_token, passage);
    const now = Math.floor(systemClock.now().getTime() / 1000);
    const usual = { iss: issuer, aud: clientId, sub: passage.sub, nonce: found.asked.get('nonce') };
    const claims = { ...usual, iat: now, exp: now + 60, ...passage.jeton };
    const id_token = await sign(claims, passage.signe);
    return [200, { access_token, id_token, token_type: 'Bearer', expires_in: 60 }];
  }

  async function describe(authorization: string): Promise<[number, object | string]> {
    const passage = jetons.get(authorization.replace(/^Bearer /, ''));
    if (!passage) return [401, { error: 'invalid_token' }];
    const claims = { iss: issuer, aud: clientId, sub: passage.sub, ...passage.info };
    const { reponse = 'jwt' } = passage;
    if (reponse === 'json') return [200, claims];
    if (reponse === 'jwt-non-signe') return [200, await sign(claims, 'aucune')];
    if (reponse === 'jwt-hs256') return [200, await sign(claims, 'hs256-cle-publique')];
    return [200, await sign(claims, reponse === 'jwt-autre-cle' ? 'autre-cle' : 'cle')];
  }

  return {
    issuer,
    environment: {
      [`OIDC_${id}_ISSUER`]: issuer,
      [`OIDC_${id}_CLIENT_ID`]: clientId,
      [`OIDC_${id}_CLIENT_SECRET`]: clientSecret,
    },
    passer: (adresse, passage) => {
      const code = randomUUID();
      const { searchParams } = new URL(adresse);
      codes.set(code, { passage, asked: searchParams });
      return String(new URLSearchParams({ code, state: searchParams.get('state') ?? '', iss: issuer }));
    },
    casse: (etape, panne) => {
      if (panne) pannes.set(etape, panne);
      else pannes.delete(etape);
    },
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  end_session_endpoint: `${issuer}/session/end`,
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
  id_token_signing_alg_values_supported: ['RS256'],
  userinfo_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
