// The address of the Chorus page holds the exercise.
/** It gives a year, or undefined for all of them. */
export const exerciceDe = (text: string | null): number | undefined =>
  text !== null && /^(19|20|21)\d{2}$/.test(text) ? Number(text) : undefined;
