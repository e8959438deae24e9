import {
  fournisseurs,
  type IdFournisseur,
  idsFournisseurs,
} from '@asso/domain/compte/fournisseur-identite.rows';
import { StartupError } from '../startup-error.ts';
import type { Variables } from './variables.ts';

/** A national identity provider, with the identifiers it gave to this portal. */
export type IdentityProvider = {
  id: IdFournisseur;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** The authentication levels to ask for, separated by spaces; null asks for none in particular. */
  acr: string | null;
  pkce: boolean;
};

const prefixes = { proconnect: 'OIDC_PROCONNECT', franceconnect: 'OIDC_FRANCECONNECT' } as const;
const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Gives the providers that are fully configured; an incomplete configuration stops the start. */
export const identityProviders = (read: Variables): IdentityProvider[] =>
  idsFournisseurs.flatMap((id) => providerOf(id, read) ?? []);

function providerOf(id: IdFournisseur, read: Variables): IdentityProvider | null {
  const prefix = prefixes[id];
  const needed = [`${prefix}_ISSUER`, `${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
  const [issuer, clientId, clientSecret] = needed.map((name) => read[name]);
  const missing = needed.filter((name) => read[name] === undefined);
  if (missing.length === needed.length) return null;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartupError(
      `Il manque ${missing.join(' et ')} pour se connecter par ${fournisseurs[id].nom}.`,
    );
  }
  const url = new URL(issuer);
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname)) {
    throw new StartupError(`La variable ${prefix}_ISSUER est incorrecte : il faut une adresse https.`);
  }
  const acr = read[`${prefix}_ACR`] ?? fournisseurs[id].niveau;
  return { id, issuer: url, clientId, clientSecret, acr, pkce: read[`${prefix}_PKCE`] };
}
