// The day of an agent: what is late, what is for today, what comes within eight days, in this order.
import { dateLimiteCrf } from '../dossier/crf-attendu.rules.ts';
import { endOfDay, localDay, localYear } from '../identifiants/dates-affichees.ts';
import { addJours } from '../identifiants/durees.ts';
import { codesGenres, type GenreJour, isLimite, isPersonnel } from './jour.rows.ts';

export const groupesJour = ['retard', 'aujourdhui', 'bientot'] as const;
export type GroupeJour = (typeof groupesJour)[number];

/** How far the day looks ahead: what is due later is no part of it. */
const joursVus = 8;

export type BornesJour = {
  now: Date;
  /** The last instant of today. */
  fin: Date;
  /** The last instant of the last day that is looked at. */
  jusqu_a: Date;
};

export const bornesJour = (now: Date): BornesJour => ({
  now,
  fin: endOfDay(localDay(now)),
  jusqu_a: endOfDay(localDay(addJours(now, joursVus))),
});

type Ligne = { genre: GenreJour; le: Date };

/** What came is for today whenever it came; a deadline is late, for today, or to come. */
export function findJourGroupe(
  { genre, le }: Ligne,
  { now, fin }: Pick<BornesJour, 'now' | 'fin'>,
): GroupeJour {
  if (!isLimite(genre)) return 'aujourdhui';
  if (le < now) return 'retard';
  return le <= fin ? 'aujourdhui' : 'bientot';
}

/** Orders lines by group, then by date: the first is the first thing to do. */
export const byUrgence =
  <L extends Ligne & { id_fo: string }>(bornes: BornesJour) =>
  (one: L, other: L): number =>
    rangOf(one, bornes) - rangOf(other, bornes) ||
    one.le.getTime() - other.le.getTime() ||
    one.id_fo.localeCompare(other.id_fo) ||
    codesGenres.indexOf(one.genre) - codesGenres.indexOf(other.genre);

const rangOf = (ligne: Ligne, bornes: BornesJour): number =>
  groupesJour.indexOf(findJourGroupe(ligne, bornes));

/** What the page shows: the reader's own day, or that of their whole service. */
export const vuesJour = ['moi', 'service'] as const;
export type VueJour = (typeof vuesJour)[number];

/** Lists the kinds of line of this view: what is new to one reader is no news of the service. */
export const genresVus = (vue: VueJour): GenreJour[] =>
  codesGenres.filter((one) => vue === 'moi' || !isPersonnel(one));

/** The oldest year whose report is still looked for. */
const anneesRemontees = 15;

/** Lists the years whose report is due by this instant, each with the end of its last day, the oldest first. */
export function rapportsDus(jusqu_a: Date): { exercice: number; le: Date }[] {
  const last = localYear(jusqu_a) - 1;
  return Array.from({ length: anneesRemontees }, (_, index) => last - anneesRemontees + 1 + index)
    .map((exercice) => ({ exercice, le: endOfDay(dateLimiteCrf(exercice)) }))
    .filter(({ le }) => le <= jusqu_a);
}
