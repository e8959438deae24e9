// Exercises and years (§9): the current one is the year in Europe/Paris; budget years run at noon.
import { dayOf, yearOf } from '../identifiants/dates-affichees.ts';
import { isDate } from '../kernel/value-problems.ts';

export const currentExercice = (now: Date): number => yearOf(now);

/** The current year and those before, latest first; three unless said. */
export const defaultYears = (now: Date, length = 3): number[] =>
  Array.from({ length }, (_, index) => currentExercice(now) - index);

/** The validity years of annual accounts: last year or the one before. */
export function annualAccountsYears(now: Date): { options: [number, number]; defaut: number } {
  const year = currentExercice(now);
  return { options: [year - 1, year - 2], defaut: year - 1 };
}

/** Every exercise of a multi-year file, first and last included; the end before the start gives none. */
export const exercicesBetween = (exercice: number, exerciceFin: number): number[] =>
  Array.from({ length: Math.max(0, exerciceFin - exercice + 1) }, (_, index) => exercice + index);

export type MultiYear = {
  exercice: number;
  /** Of the sub-scheme; it decides when there is one. */
  dureePluriannuelle?: number | null;
  /** The end the dossier already has. */
  exerciceFin?: number | null;
};

/** The last exercise of a multi-year project. */
export function multiYearEnd({ exercice, dureePluriannuelle, exerciceFin }: MultiYear): number {
  if (dureePluriannuelle) return exercice + dureePluriannuelle;
  return exerciceFin && exerciceFin > exercice ? exerciceFin : exercice + 1;
}

/** 1 January and 31 December at noon in Paris: the same days on every clock of the French territories. */
export const budgetYear = (annee: number): { exerciceDu: Date; exerciceAu: Date } => ({
  exerciceDu: new Date(Date.UTC(annee, 0, 1, 11)),
  exerciceAu: new Date(Date.UTC(annee, 11, 31, 11)),
});

/** A date is sent YYYY-MM-DD: the day it is in Paris. */
export const sentDate = (instant: Date): string => dayOf(instant);

/** The same day so many years later, « YYYY-MM-DD »; the 29 February becomes the 28. */
export function anneesPlusTard(jour: string, annees: number): string {
  const moved = `${Number(jour.slice(0, 4)) + annees}${jour.slice(4)}`;
  return isDate(moved) ? moved : moved.replace(/-29$/, '-28');
}
