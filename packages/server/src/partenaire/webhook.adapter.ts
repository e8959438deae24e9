// Addresses that people type are only called from here: no private network, no redirect, little time, a short answer.
import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { request as requestHttp } from '../platform/http/node-http.ts';
import { isPublicAddress } from './adresse-publique.ts';

type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/**
 * What is allowed when a call leaves the portal. Tests replace it in code: no setting of a portal opens its own
 * network.
 */
export type Sortie = {
  isOpen: (address: string) => boolean;
  resolve: Resolve;
  protocols: readonly string[];
  timeoutMs: number;
};

export const sortieReelle: Sortie = {
  isOpen: isPublicAddress,
  resolve: (host, done) => lookupName(host, { all: true, verbatim: true }, done),
  protocols: ['https:'],
  timeoutMs: 10_000,
};

export type WebhookReponse = { code: number | null; erreur: string | null };

const longestReply = 16_000;

class AdresseInterdite extends Error {}

/** Looks up a name; every address of it must be public, because the connection may use any of them. */
const lookupWithin =
  ({ isOpen, resolve }: Sortie): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) return done(error ?? new Error('no address'), '', 4);
      if (!addresses.every(({ address }) => isOpen(address))) return done(new AdresseInterdite(), '', 4);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Tells whether the host is a closed address given as a number, which is not looked up. */
const isClosedNumber = (url: URL, { isOpen }: Sortie): boolean =>
  isIP(hostOf(url)) !== 0 && !isOpen(hostOf(url));

/** Tells whether the address leads to a private network today; false for a name that does not resolve yet. */
export function leadsInside(sortie: Sortie, url: URL): Promise<boolean> {
  if (isIP(hostOf(url)) !== 0) return Promise.resolve(isClosedNumber(url, sortie));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  sortie.resolve(hostOf(url), (error, addresses) =>
    resolve(!error && addresses.some(({ address }) => !sortie.isOpen(address))),
  );
  return promise;
}

type Envoi = { url: string; headers: Record<string, string>; body: string };

/** Sends the body and never throws: what went wrong is returned, without the receiver's text. */
export async function sendWebhook(
  sortie: Sortie,
  { url: text, headers, body }: Envoi,
): Promise<WebhookReponse> {
  const url = new URL(text);
  if (!sortie.protocols.includes(url.protocol) || isClosedNumber(url, sortie)) return interdite;
  try {
    return { code: await post(sortie, { url, headers, body }), erreur: null };
  } catch (error) {
    return error instanceof AdresseInterdite ? interdite : { code: null, erreur: saidOf(error) };
  }
}

const interdite: WebhookReponse = { code: null, erreur: 'Adresse privée : rien n’a été envoyé' };

function post(sortie: Sortie, { url, headers, body }: Omit<Envoi, 'url'> & { url: URL }): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = request(
    url,
    {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: lookupWithin(sortie),
      signal: AbortSignal.timeout(sortie.timeoutMs),
      // Each sending has its own connection, so the next one resolves the name again.
      agent: false,
    },
    (response) => {
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > longestReply) response.destroy();
      });
      response.on('error', () => undefined);
      // Only the status of the answer is used, so it is known once the answer is closed, even cut short.
      response.on('close', () => resolve(response.statusCode ?? 0));
    },
  );
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

function saidOf(error: unknown): string {
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR')
    return 'Pas de réponse à temps';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Adresse introuvable';
  if (code === 'ECONNREFUSED') return 'Connexion refusée';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT')) return 'Certificat refusé';
  return 'Connexion impossible';
}
