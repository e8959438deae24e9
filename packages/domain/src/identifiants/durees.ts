// Lengths of time in days of 24 hours, as instants are reckoned with; days of a calendar are in `dates-affichees`.

export const jourMs = 86_400_000;

export const joursMs = (jours: number): number => jours * jourMs;

/** So many days later; earlier when negative. */
export const joursApres = (instant: Date, jours: number): Date =>
  new Date(instant.getTime() + joursMs(jours));

/** How many whole days have gone by from one to the other; negative when it is to come. */
export const joursPasses = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / jourMs);
