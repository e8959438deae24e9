// A partner's key has a limited life, warnings before its end, and a limited set of rights.
import type { Problem } from '../kernel/result.ts';
import { type CodePortee, listPortees } from './portee.rows.ts';

/** Every key begins so, which lets scanners of leaked secrets recognise it. */
export const prefixeCle = 'pa_';
/** How many characters of a key are shown afterwards, to tell it from another. */
export const longueurPrefixe = 11;
const dureeMaxJours = 365;
/** How many days before the end of a key a warning is sent. */
export const avertissementsJours = [30, 7] as const;
export const clesMax = 20;
/** The most calls a minute that a key may make on one server. */
export const appelsPerMinute = 120;
export const nomCleMax = 80;

export type EtatCle = 'active' | 'expiree' | 'revoquee';
type Vie = { expire_le: Date; revoquee_le: Date | null };

export function etatCle({ expire_le, revoquee_le }: Vie, now: Date): EtatCle {
  if (revoquee_le !== null) return 'revoquee';
  return expire_le <= now ? 'expiree' : 'active';
}

const jour = 86_400_000;

/** Returns the nearest warning that is due, in days before the end, or null when none is. */
export function dueAvertissement(expireLe: Date, now: Date): number | null {
  const reste = expireLe.getTime() - now.getTime();
  if (reste <= 0) return null;
  return avertissementsJours.toSorted((a, b) => a - b).find((jours) => reste <= jours * jour) ?? null;
}

export type CleDemandee = { nom: string; portees: readonly CodePortee[]; duree_jours: number };

/** Returns everything that is wrong with the key asked for, each problem at its field. */
export function cleProblem(demandee: CleDemandee, cote: 'association' | 'service'): Problem[] {
  const nom = demandee.nom.trim();
  const permises = listPortees(cote);
  return [
    ...(nom === '' ? [{ code: 'partenaire.nom-absent', field: 'nom' }] : []),
    ...(nom.length > nomCleMax
      ? [{ code: 'partenaire.nom-trop-long', field: 'nom', params: { n: nomCleMax } }]
      : []),
    ...(demandee.portees.length === 0 ? [{ code: 'partenaire.sans-portee', field: 'portees' }] : []),
    ...demandee.portees
      .filter((code) => !permises.includes(code))
      .map((code) => ({ code: 'partenaire.portee-impossible', field: 'portees', params: { portee: code } })),
    ...(Number.isInteger(demandee.duree_jours) &&
    demandee.duree_jours >= 1 &&
    demandee.duree_jours <= dureeMaxJours
      ? []
      : [{ code: 'partenaire.duree', field: 'duree_jours', params: { n: dureeMaxJours } }]),
  ];
}

/** The durations that the screen proposes, in days. */
export const dureesProposees = [30, 90, 180, dureeMaxJours] as const;
