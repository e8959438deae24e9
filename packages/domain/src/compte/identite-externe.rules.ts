// A national provider says who a person is and how sure it is; its answer is kept here for a limited time (ADR
// 0171, 0172).
import { formats } from '../identifiants/formats.ts';
import type { Problem } from '../kernel/result.ts';
import { fournisseurs, type IdFournisseur } from './fournisseur-identite.rows.ts';

/** The person has this many seconds between the button and the return from the provider. */
export const goSeconds = 10 * 60;
/**
 * After the return, the person has this many seconds to prove or create an account, as long as the mailed link can be
 * used.
 */
export const retourSecondes = 3600;

export type IdentiteExterne = {
  /** The provider's own identifier of this person for this portal, which never changes. */
  sub: string;
  /** Null when the provider gave no e-mail address, or a text that is not one. */
  courriel: string | null;
  /** Tells whether the provider vouches for the address. */
  isCourrielProuve: boolean;
  civilite: 'M' | 'MME' | null;
  prenom: string;
  nom: string;
  isDoubleFacteur: boolean;
};

type Claims = Readonly<Record<string, unknown>>;

/**
 * Returns the person as the provider describes them: `info` says who they are, `jeton` how the provider recognised
 * them.
 */
export function readIdentite(
  id: IdFournisseur,
  { info, jeton }: { info: Claims; jeton: Claims },
): IdentiteExterne {
  const row = fournisseurs[id];
  const courriel = formats.courriel.normalise?.(textOf(info.email)) ?? '';
  const hasCourriel = courriel !== '' && formats.courriel.check(courriel) === null;
  return {
    sub: textOf(jeton.sub),
    courriel: hasCourriel ? courriel : null,
    isCourrielProuve: typeof info.email_verified === 'boolean' ? info.email_verified : row.isCourrielProuve,
    civilite: info.gender === 'female' ? 'MME' : info.gender === 'male' ? 'M' : null,
    prenom: nomOf(info.given_name),
    nom: nomOf(info[row.claimNom] ?? info.family_name),
    isDoubleFacteur: isDoubleFacteur(id, jeton),
  };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
const nomMax = 100;
const nomOf = (claim: unknown): string => (formats.nom.normalise?.(textOf(claim)) ?? '').slice(0, nomMax);

function isDoubleFacteur(id: IdFournisseur, { acr, amr }: Claims): boolean {
  const doubles: readonly unknown[] = fournisseurs[id].niveauxDoubles;
  return doubles.includes(acr) || (Array.isArray(amr) && amr.includes('mfa'));
}

/**
 * Tells whether the returned level is enough: none was asked for, it is one of those asked for or, when all are plain
 * eIDAS levels, it is above the lowest of them.
 */
export function isNiveauSuffisant(demandes: string | null, rendu: unknown): boolean {
  if (demandes === null) return true;
  const niveaux = demandes.split(' ');
  if (niveaux.some((niveau) => niveau === rendu)) return true;
  const rang = rangOf(rendu);
  const rangs = niveaux.map(rangOf);
  return rang !== null && rangs.every((one) => one !== null) && rang > Math.min(...(rangs as number[]));
}

/** Returns 2 for « eidas2 », and null for what is not a plain level of the regulation. */
const rangOf = (niveau: unknown): number | null => {
  const read = /^eidas([1-3])$/.exec(textOf(niveau))?.[1];
  return read === undefined ? null : Number(read);
};

/** Refuses to remove the last provider of a person without a password, who could not sign in any more. */
export const retraitProblem = (compte: { hasMotDePasse: boolean; autres: number }): Problem | null =>
  compte.hasMotDePasse || compte.autres > 0 ? null : { code: 'compte.dernier-acces' };

/**
 * Returns the path to which the provider sends people back, below /client; it must be declared to the provider exactly
 * so.
 */
export const retourPath = (id: IdFournisseur): string => `connexion-nationale/${id}`;
