// Which financial reports a granted dossier owes, and until when (decisions, Dossiers: one a year, before 30 June of the year after).
import type { EtatInstruction } from './instruction.states.ts';

/** Granted, being paid, or paid: until it is finished. */
const etatsAvecCrf: readonly EtatInstruction[] = ['6', '7', '8', '9'];

export const attendCrf = (etat: EtatInstruction): boolean => etatsAvecCrf.includes(etat);

/** Its last day, that day included. */
export const dateLimiteCrf = (exercice: number): string => `${exercice + 1}-06-30`;

/** `aujourdhui` is « YYYY-MM-DD ». */
export const isCrfEnRetard = (exercice: number, aujourdhui: string): boolean =>
  aujourdhui > dateLimiteCrf(exercice);

/** A report is owed once its year is over. */
export const isCrfDu = (exercice: number, anneeCourante: number): boolean => exercice < anneeCourante;

/** Days before its last day, then after it, when who has not transmitted it is reminded. */
export type RappelsCrf = { avant: readonly number[]; apres: readonly number[] };

/** When the campaign says nothing else. */
export const rappelsCrfOrdinaires: RappelsCrf = { avant: [30, 7, 1], apres: [1, 15, 45] };

/** Nobody is reminded further from the deadline than this. */
export const rappelCrfMaxJours = 60;

/** From when a report is a thing to do today, and not a date to come; `echeance` is an instant. */
export const isCrfProche = (echeance: string, now: Date): boolean =>
  new Date(echeance).getTime() - now.getTime() <= rappelCrfMaxJours * 86_400_000;
