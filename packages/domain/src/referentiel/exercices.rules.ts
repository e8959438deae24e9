// The current exercise is the year in Europe/Paris, and the days of a budget year are taken at noon (§9).
import { localDay, localYear } from '../identifiants/dates-affichees.ts';
import { isDate } from '../kernel/value-problems.ts';

export const currentExercice = (now: Date): number => localYear(now);

/** Lists the current year and those before, latest first; three unless given. */
export const defaultYears = (now: Date, length = 3): number[] =>
  Array.from({ length }, (_, index) => currentExercice(now) - index);

/** Returns the years for which annual accounts may be valid: last year or the one before. */
export function annualAccountsYears(now: Date): { options: [number, number]; defaut: number } {
  const year = currentExercice(now);
  return { options: [year - 1, year - 2], defaut: year - 1 };
}

/** Lists every exercise of a multi-year dossier, first and last included; an end before the start gives none. */
export const exercicesBetween = (exercice: number, exerciceFin: number): number[] =>
  Array.from({ length: Math.max(0, exerciceFin - exercice + 1) }, (_, index) => exercice + index);

export type MultiYear = {
  exercice: number;
  /** The sous-dispositif's duration, which decides when it is given. */
  dureePluriannuelle?: number | null;
  /** The end that the dossier already has. */
  exerciceFin?: number | null;
};

/** Returns the last exercise of a multi-year project. */
export function multiYearEnd({ exercice, dureePluriannuelle, exerciceFin }: MultiYear): number {
  if (dureePluriannuelle) return exercice + dureePluriannuelle;
  return exerciceFin && exerciceFin > exercice ? exerciceFin : exercice + 1;
}

/**
 * Returns the first and last day of a budget year. Noon in Paris on these days is the same day on every clock of the
 * French territories.
 */
export const budgetYear = (annee: number): { exerciceDu: Date; exerciceAu: Date } => ({
  exerciceDu: new Date(Date.UTC(annee, 0, 1, 11)),
  exerciceAu: new Date(Date.UTC(annee, 11, 31, 11)),
});

/** Returns a date as it is sent: YYYY-MM-DD, the day in Paris. */
export const sentDate = (instant: Date): string => localDay(instant);

/** Returns the same day this many years later, « YYYY-MM-DD »; 29 February becomes the 28th. */
export function addAnnees(jour: string, annees: number): string {
  const moved = `${Number(jour.slice(0, 4)) + annees}${jour.slice(4)}`;
  return isDate(moved) ? moved : moved.replace(/-29$/, '-28');
}

/**
 * Adds months to the text of a date: a day that the month does not have (31 February) still sorts between its last
 * day and the next.
 */
export function addMois(jour: string, mois: number): string {
  const [year, month, day] = jour.split('-').map(Number) as [number, number, number];
  const index = month - 1 + mois;
  const padded = (n: number, length: number) => String(n).padStart(length, '0');
  return `${padded(year + Math.floor(index / 12), 4)}-${padded((index % 12) + 1, 2)}-${padded(day, 2)}`;
}
