// Durations here are in days of 24 hours, for computing with instants; the days of a calendar are in
// `dates-affichees`.

export const jourMs = 86_400_000;

export const joursMs = (jours: number): number => jours * jourMs;

/** Returns the instant `jours` days later, or earlier when `jours` is negative. */
export const addJours = (instant: Date, jours: number): Date => new Date(instant.getTime() + joursMs(jours));

/** Returns how many whole days separate the two instants; negative when `to` comes first. */
export const joursPasses = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / jourMs);

/**
 * For how many days the merge of two files of an association may be undone, and what is noted for it is kept (ADR 0567,
 * 0541).
 */
export const annulationJours = 30;
