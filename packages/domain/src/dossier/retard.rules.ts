// A service is late when it has passed the delay in which its campaign usually answers.
import { addJours } from '../identifiants/durees.ts';
import { type EtatInstruction, isAtStudy } from './instruction.states.ts';
import { type EtatVu, readEtatVu } from './suivi/depart.words.ts';

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
  isAtStudy(etat) && transmis_le !== null && delai_jours !== null ? addJours(transmis_le, delai_jours) : null;

/**
 * Returns the same as the service reads it, in its queue as in its export: its own decision, even one that waits to leave,
 * ends the wait; what another service decides does not. The export computes the same in the database, and a test keeps the
 * two equal.
 */
export const reponseAttendue = ({ depart, ...recu }: Recu & Pick<EtatVu, 'depart'>): Date | null =>
  reponseHabituelle({ ...recu, etat: readEtatVu({ etat: recu.etat, depart }) });

/**
 * Tells whether the service is late, which it is not yet at the deadline itself. The server's lists compute the same in
 * the database (`isSeenLate`), and a test keeps the two equal.
 */
export function isDossierLate(recu: Recu, now: Date): boolean {
  const until = reponseHabituelle(recu);
  return until !== null && until < now;
}
