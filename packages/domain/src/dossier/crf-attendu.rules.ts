// A granted dossier owes one financial report a year, by 30 June of the following year.
import type { EtatInstruction } from './instruction.states.ts';

/** A dossier owes reports from the moment it is granted until it is finished. */
const etatsAvecCrf: readonly EtatInstruction[] = ['6', '7', '8', '9'];

export const isCrfAwaited = (etat: EtatInstruction): boolean => etatsAvecCrf.includes(etat);

/** Returns the last day on which the report may be sent, that day included. */
export const dateLimiteCrf = (exercice: number): string => `${exercice + 1}-06-30`;

/** Tells whether the report of this year is late on the day `aujourdhui`, « YYYY-MM-DD ». */
export const isCrfLate = (exercice: number, aujourdhui: string): boolean =>
  aujourdhui > dateLimiteCrf(exercice);

/** Tells whether the report of this year is owed, which it is once the year is over. */
export const isCrfDue = (exercice: number, anneeCourante: number): boolean => exercice < anneeCourante;

/** Reminders are sent this many days before and after the deadline to those who have not transmitted the report. */
export type RappelsCrf = { avant: readonly number[]; apres: readonly number[] };

/** The reminders that apply when the campaign sets none, in days before and after the deadline. */
export const rappelsCrfOrdinaires: RappelsCrf = { avant: [30, 7, 1], apres: [1, 15, 45] };

/** The furthest from the deadline that a reminder is sent, in days. */
export const rappelCrfMaxJours = 60;

/** Returns the latest year whose report was due already, or is due within `rappelCrfMaxJours` days. */
export function dernierExerciceProche(now: Date): number {
  const annee = now.getUTCFullYear() - 1;
  return isCrfProche(`${dateLimiteCrf(annee)}T00:00:00Z`, now) ? annee : annee - 1;
}

/**
 * Tells whether the deadline of a report (an instant) is past or within `rappelCrfMaxJours` days: the report is then a
 * task for today rather than a date to come.
 */
const isCrfProche = (echeance: string, now: Date): boolean =>
  new Date(echeance).getTime() - now.getTime() <= rappelCrfMaxJours * 86_400_000;

/** Tells whether a report is the association's turn: it was sent back, or its deadline `subtractDuree`, an instant, is near. */
export const isCrfYours = ({ isRenvoye, avant }: { isRenvoye: boolean; avant: string }, now: Date): boolean =>
  isRenvoye || isCrfProche(avant, now);
