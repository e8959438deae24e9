import { randomBytes } from 'node:crypto';
import type { IdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import { goSeconds, type IdentiteExterne, retourSecondes } from '@asso/domain/compte/identite-externe.rules';
import type { CookieChange } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Coffre } from '../coffre.ts';
import { hashToken } from '../session/tokens.ts';
import { type EssaiTrouve, findRetour, insertEssai, saveRetour, takeReturn } from './identite-externe.sql.ts';
import type { IdentiteRendue, Secrets } from './oidc.adapter.ts';

type Deps = Pick<Platform, 'db' | 'clock'> & { coffre: Coffre };

/**
 * The cookie that ties a sign-in with a provider to the browser that began it: a `state` that comes back in another
 * browser is refused.
 */
export const cookieEssai = 'essai_externe';

export const essaiCookie = (navigateur: string): CookieChange => ({
  name: cookieEssai,
  value: navigateur,
  httpOnly: true,
  maxAgeSeconds: retourSecondes,
});

export const noEssaiCookie: CookieChange = { name: cookieEssai, value: null, httpOnly: true };

/** The secrets of a sign-in in progress, which only this server knows. */
export type EssaiDepart = Secrets & { state: string };

/**
 * The identity that came back from a provider, with its sign-in (« essai »), whose hash names it until an account is
 * proved or created.
 */
export type Retour = {
  hash: Buffer;
  fournisseur: IdFournisseur;
  redirect: string;
  identite: IdentiteExterne;
  idToken: string;
};

/** Draws a secret of 256 random bits. */
export const newEssaiSecret = (): string => randomBytes(32).toString('base64url');

export const newDepart = (): EssaiDepart => ({
  state: newEssaiSecret(),
  nonce: newEssaiSecret(),
  verifier: newEssaiSecret(),
});

export async function keepDepart(
  { db, clock, coffre }: Deps,
  { state, ...secrets }: EssaiDepart,
  of: { fournisseur: IdFournisseur; navigateur: string; redirect: string },
): Promise<void> {
  const hash = hashToken(state);
  const now = clock.now();
  await insertEssai(db, {
    hash,
    navigateur: hashToken(of.navigateur),
    fournisseur: of.fournisseur,
    contenu: seal(coffre, hash, secrets),
    redirect: of.redirect,
    cree_le: now,
    expire_le: new Date(now.getTime() + goSeconds * 1000),
  });
}

type Presented = { essai: string; navigateur: string | undefined };

/**
 * Gives the secrets of a sign-in the first time it comes back, in the same browser and from the same provider; null
 * otherwise.
 */
export async function takeEssai(
  { db, clock, coffre }: Deps,
  { essai, navigateur, fournisseur }: Presented & { fournisseur: IdFournisseur },
): Promise<(EssaiTrouve & Secrets) | null> {
  if (!navigateur) return null;
  const of = { hash: hashToken(essai), navigateur: hashToken(navigateur), fournisseur, now: clock.now() };
  const found = await takeReturn(db, of);
  const secrets = found && unseal<Secrets>(coffre, found);
  return found && secrets ? { ...found, ...secrets } : null;
}

/** Keeps the identity for as long as it takes to prove an account or to create one. */
export async function keepRetour(
  { db, clock, coffre }: Deps,
  { hash }: EssaiTrouve,
  rendue: IdentiteRendue,
): Promise<void> {
  const expire_le = new Date(clock.now().getTime() + retourSecondes * 1000);
  await saveRetour(db, hash, { contenu: seal(coffre, hash, rendue), expire_le });
}

export async function readRetour(
  { db, clock, coffre }: Deps,
  { essai, navigateur }: { essai: string | Buffer; navigateur: string | undefined },
): Promise<Retour | null> {
  if (!navigateur) return null;
  const hash = typeof essai === 'string' ? hashToken(essai) : essai;
  const found = await findRetour(db, { hash, navigateur: hashToken(navigateur), now: clock.now() });
  const rendue = found && unseal<IdentiteRendue>(coffre, found);
  return found && rendue?.identite
    ? { hash, fournisseur: found.fournisseur, redirect: found.redirect, ...rendue }
    : null;
}

const seal = (coffre: Coffre, hash: Buffer, content: object): Buffer =>
  coffre.seal(JSON.stringify(content), ownerOf(hash));

function unseal<T>(coffre: Coffre, { hash, contenu }: EssaiTrouve): T | null {
  const text = coffre.open(contenu, ownerOf(hash));
  return text === null ? null : (JSON.parse(text) as T);
}

const ownerOf = (hash: Buffer): string => `connexion-externe ${hash.toString('hex')}`;
