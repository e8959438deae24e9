// Who a national provider says somebody is, how sure it is of it, and how long what it said waits here (ADR 0171, 0172).
import { formats } from '../identifiants/formats.ts';
import type { Problem } from '../kernel/result.ts';
import { fournisseurs, type IdFournisseur } from './fournisseur-identite.rows.ts';

/** From the button to the return from the provider. */
export const allerSecondes = 10 * 60;
/** From the return until an account is proved or created: as long as the link that may be mailed. */
export const retourSecondes = 3600;

export type IdentiteExterne = {
  /** How the provider names this person to this portal, always the same. */
  sub: string;
  /** Null when it gave none, or one that is not an address. */
  courriel: string | null;
  /** Whether the provider vouches for the address. */
  isCourrielProuve: boolean;
  civilite: 'M' | 'MME' | null;
  prenom: string;
  nom: string;
  isDoubleFacteur: boolean;
};

type Claims = Readonly<Record<string, unknown>>;

/** `info`: what it says of the person; `jeton`: what it says of how it recognised them. */
export function identiteOf(
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

/** Whether the level is one of those that were asked for, or above the lowest of them. */
export function isNiveauSuffisant(demandes: string | null, rendu: unknown): boolean {
  if (demandes === null) return true;
  const niveaux = demandes.split(' ');
  if (niveaux.some((niveau) => niveau === rendu)) return true;
  const rang = rangOf(rendu);
  const rangs = niveaux.map(rangOf);
  return rang !== null && rangs.every((one) => one !== null) && rang > Math.min(...(rangs as number[]));
}

/** « eidas2 » is 2; null for what is no plain level of the regulation. */
const rangOf = (niveau: unknown): number | null => {
  const read = /^eidas([1-3])$/.exec(textOf(niveau))?.[1];
  return read === undefined ? null : Number(read);
};

/** Whoever has no password would be left outside. */
export const retraitProblem = (compte: { hasMotDePasse: boolean; autres: number }): Problem | null =>
  compte.hasMotDePasse || compte.autres > 0 ? null : { code: 'compte.dernier-acces' };

/** Where the provider sends people back, below /client: declared to it as it is. */
export const retourPath = (id: IdFournisseur): string => `connexion-nationale/${id}`;
