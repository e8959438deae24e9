// A service is late when it has passed the delay in which its campaign usually answers.
import { joursApres } from '../identifiants/durees.ts';
import { type EtatInstruction, isAtStudy } from './instruction.states.ts';

/** A subvention is paid within 60 days of its notification, unless stated otherwise (law 2021-875). */
export const delaiVersementLegalJours = 60;

type Recu = {
  etat: EtatInstruction;
  /** The instant when this service received the dossier; null when it never did. */
  transmis_le: Date | null;
  /** The number of days that the campaign usually takes; null when it does not say. */
  delai_jours: number | null;
};

/** Returns the instant before which an answer usually comes; null when none is awaited or the delay is unknown. */
export const reponseHabituelle = ({ etat, transmis_le, delai_jours }: Recu): Date | null =>
  isAtStudy(etat) && transmis_le !== null && delai_jours !== null
    ? joursApres(transmis_le, delai_jours)
    : null;

/**
 * Tells whether the service is late, which it is not yet at the deadline itself. The server's lists compute the same in
 * the database (`isVuEnRetard`), and a test keeps the two equal.
 */
export function isEnRetard(recu: Recu, now: Date): boolean {
  const until = reponseHabituelle(recu);
  return until !== null && until < now;
}
