// Lengths of time in milliseconds, as instants are reckoned with.

export const jourMs = 86_400_000;

export const joursMs = (jours: number): number => jours * jourMs;

/** So many days later; earlier when negative. */
export const joursApres = (instant: Date, jours: number): Date =>
  new Date(instant.getTime() + joursMs(jours));
