// The address written on a person's card proves who signs: one that replaces another proves nothing for a while, unless
// the old address confirms it (ADR 0505).
import { addJours } from '../../identifiants/durees.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';

/** An address that replaces another one proves nothing for this many days, unless the old one confirms it. */
export const adresseJours = 30;

/** The last time that the address of a card replaced another one. */
export type AdresseChangee = { par: string; le: Date; confirmee_le: Date | null };

/** True of « Jeanne ROUX » and « Roux Jeanne », whatever the accents and the hyphens. */
export const isSamePersonneNom = (one: string, other: string): boolean => nomPlat(one) === nomPlat(other);

/** The name by which the changes of one person's address are kept. */
export const nomPlat = (name: string): string => plainWords(name).split(' ').toSorted().join(' ');

export const isSameAdresse = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const isTropRecente = (changee: AdresseChangee | null, now: Date): boolean =>
  changee !== null && changee.confirmee_le === null && addJours(changee.le, adresseJours) > now;

export type Ecrite = { nom: string; courriel: string };
export type AdresseConnue = {
  /** The change of this person's address that nothing confirmed yet, if it is recent. */
  enAttente: { ancien: string; le: Date } | null;
  avant: Ecrite | null;
  /** The last address known for this name on another card, or before it was emptied. */
  ailleurs: string | null;
};

/**
 * Gives the address that a newly written one replaces, and which is asked to confirm it; null when it replaces none.
 * Two changes in a row, an emptied field, a new card or a renamed one all replace the same address.
 */
export function adresseRemplacee(
  { nom, courriel }: Ecrite,
  { enAttente, avant, ailleurs }: AdresseConnue,
  now: Date,
): string | null {
  const recente = enAttente && addJours(enAttente.le, adresseJours) > now ? enAttente.ancien : null;
  const sienne = avant && isSamePersonneNom(avant.nom, nom) ? avant.courriel.trim() : '';
  if (sienne && isSameAdresse(sienne, courriel)) return null;
  const ancien = recente ?? (sienne || ailleurs || null);
  return ancien && !isSameAdresse(ancien, courriel) ? ancien : null;
}
