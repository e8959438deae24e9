// When a service is late with a dossier: its campaign says how long an answer usually takes (screens, Dashboards).
import { joursApres } from '../identifiants/durees.ts';
import { type EtatInstruction, isAtStudy } from './instruction.states.ts';

type Recu = {
  etat: EtatInstruction;
  /** When this service received it; null when it never did. */
  transmis_le: Date | null;
  /** What its campaign usually takes; null when it does not say. */
  delai_jours: number | null;
};

/** Until when an answer usually comes; null when none is awaited, or nobody can say. */
export const reponseHabituelle = ({ etat, transmis_le, delai_jours }: Recu): Date | null =>
  isAtStudy(etat) && transmis_le !== null && delai_jours !== null
    ? joursApres(transmis_le, delai_jours)
    : null;

/**
 * Strictly after: at that very instant it is not late yet. The lists of the server ask the same of the database
 * (`isVuEnRetard`), which a test holds to this one.
 */
export function isEnRetard(recu: Recu, now: Date): boolean {
  const until = reponseHabituelle(recu);
  return until !== null && until < now;
}
