import { fournisseurs, type IdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import {
  type IdentiteExterne,
  isNiveauSuffisant,
  readIdentite,
  retourPath,
} from '@asso/domain/compte/identite-externe.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import * as oidc from 'openid-client';
import type { Clock } from '../../platform/clock/clock.ts';
import type { IdentityProvider } from '../../platform/config/identity-providers.ts';
import type { Log } from '../../platform/log/log.ts';
import { circuit } from '../../platform/outside/circuit.ts';
import { pageUrl } from '../mail-draft.ts';
import { type EchecOidc, toEchecOidc } from './oidc-echec.ts';

/**
 * Secrets that the server keeps while the person is at the provider, to prove that the answer belongs to its question.
 */
export type Secrets = { nonce: string; verifier: string };

/** Who the provider says came back, with the proof that signs them out there. */
export type IdentiteRendue = { identite: IdentiteExterne; idToken: string };

/** A national identity provider, by OpenID Connect: authorization code, state, nonce and PKCE. */
export type FournisseurOidc = {
  id: IdFournisseur;
  /** Gives the address where the person identifies themselves. */
  aller(asked: Secrets & { state: string }): Promise<Result<URL>>;
  /** `reponse` is the query of the return address. Everything that the provider signed is checked with its keys. */
  revenir(reponse: string, expected: Secrets & { state: string }): Promise<Result<IdentiteRendue>>;
  /** Gives the address that signs the person out of the provider, or null when it has none. */
  quitter(idToken: string): Promise<URL | null>;
};

export type FournisseursOidc = ReadonlyMap<IdFournisseur, FournisseurOidc>;

type Given = { provider: IdentityProvider; publicUrl: URL; clock: Clock; log: Log };

const timeoutSeconds = 5;
const freshSeconds = 3600;

export function openOidc({ provider, publicUrl, clock, log }: Given): FournisseurOidc {
  const { id, acr, pkce } = provider;
  const redirect = pageUrl(publicUrl, retourPath(id));
  const breaker = circuit(clock);
  const discover = discovery(provider, clock);

  /** Stops calling for a while a provider that has failed several times in a row. */
  const asking = async <T>(work: (config: oidc.Configuration) => Promise<Result<T>>): Promise<Result<T>> => {
    if (breaker.isOpen()) return refusedBy(id, 'indisponible');
    try {
      const done = await work(await discover());
      breaker.succeeded();
      return done;
    } catch (error) {
      const echec = toEchecOidc(error);
      if (echec === 'indisponible') breaker.failed();
      else breaker.succeeded();
      // The message is not logged, as it may hold the answer, and so the identity of the person.
      const { name, code } = error as { name?: string; code?: string };
      if (echec !== 'abandon')
        log.warn({ fournisseur: id, cause: name, code }, 'sign-in by a provider failed');
      return refusedBy(id, echec);
    }
  };

  return {
    id,
    aller: ({ state, nonce, verifier }) =>
      asking(async (config) => {
        const asked = { redirect_uri: redirect, scope: fournisseurs[id].portee, state, nonce };
        return ok(
          oidc.buildAuthorizationUrl(config, {
            ...asked,
            ...(acr === null ? {} : { acr_values: acr }),
            ...(pkce
              ? {
                  code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
                  code_challenge_method: 'S256',
                }
              : {}),
          }),
        );
      }),

    revenir: (reponse, { state, nonce, verifier }) =>
      asking(async (config) => {
        const url = new URL(redirect);
        url.search = reponse;
        const granted = await oidc.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
          ...(pkce ? { pkceCodeVerifier: verifier } : {}),
        });
        const jeton = granted.claims();
        if (!jeton || !granted.id_token) return refusedBy(id, 'refus');
        const info = await oidc.fetchUserInfo(config, granted.access_token, jeton.sub);
        if (!isNiveauSuffisant(acr, jeton.acr)) return refusedBy(id, 'niveau');
        return ok({ identite: readIdentite(id, { info, jeton }), idToken: granted.id_token });
      }),

    quitter: async (idToken) => {
      const found = await asking(async (config) =>
        ok(
          oidc.buildEndSessionUrl(config, {
            id_token_hint: idToken,
            post_logout_redirect_uri: pageUrl(publicUrl, 'login'),
            state: oidc.randomState(),
          }),
        ),
      );
      return found.ok ? found.value : null;
    },
  };
}

const refusedBy = (id: IdFournisseur, echec: EchecOidc) =>
  refused({ code: `compte.fournisseur-${echec}`, params: { nom: fournisseurs[id].nom } });

/** Gives the configuration of the provider, read again each hour; an older one is used while the provider is down. */
function discovery({ issuer, clientId, clientSecret }: IdentityProvider, clock: Clock) {
  let known: { config: oidc.Configuration; at: number } | undefined;
  const insecure = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const ask = () =>
    oidc.discovery(issuer, clientId, clientSecret, oidc.ClientSecretPost(clientSecret), {
      timeout: timeoutSeconds,
      // Every signature is checked with the provider's keys, even over a secure connection.
      execute: [oidc.enableNonRepudiationChecks, ...insecure],
    });
  return async (): Promise<oidc.Configuration> => {
    const now = clock.now().getTime();
    if (known && now - known.at < freshSeconds * 1000) return known.config;
    try {
      known = { config: await ask(), at: now };
    } catch (error) {
      if (!known) throw error;
      known = { ...known, at: now };
    }
    return known.config;
  };
}
