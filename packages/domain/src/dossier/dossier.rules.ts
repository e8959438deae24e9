// These values are derived from a dossier's instructions and years (§4, lines 161 to 163; decisions, Dossiers).
import type { Problem } from '../kernel/result.ts';
import { type EtatInstruction, isTransmis } from './instruction.states.ts';

/** Computes `description.id_etat`: 1 while all instructions are in A or B, 2 while one is in C, 4 otherwise. */
export function idEtat(states: readonly EtatInstruction[]): 1 | 2 | 4 {
  if (states.includes('C')) return 2;
  return states.every((etat) => etat === 'A' || etat === 'B') ? 1 : 4;
}

/** Tells whether the dossier is transmitted (4); in 1 and 2 it is still in its author's hands. */
export const isIdEtatTransmis = (id: number): boolean => id === 4;

/**
 * Tells whether a dossier is « à compléter »: an instruction is from D to 12, exercice_fin is not before the current
 * year, and statut is incomplet.
 */
export function isACompleter(
  dossier: { etats: readonly EtatInstruction[]; exercice_fin: number; statut: string },
  currentYear: number,
): boolean {
  return (
    dossier.statut === 'incomplet' && dossier.exercice_fin >= currentYear && dossier.etats.some(isTransmis)
  );
}

/** Tells whether a dossier is past: its exercice is before the current year. */
export const isPast = (dossier: { exercice: number }, currentYear: number): boolean =>
  dossier.exercice < currentYear;

/** Tells whether a problem is about the dates of a campaign, or of an agrément: it is not open yet, or no longer. */
export const isOutsideDates = ({ code }: Pick<Problem, 'code'>): boolean =>
  code === 'subvention.campagne-a-venir' || code === 'subvention.campagne-fermee';
