// The time that volunteers give is counted in hours, and valued by the hour (accounts 864 and 870).

/** Gives whole euros, or null until both numbers are there, neither below zero; a text is no number yet. */
export function tempsBenevole(heures: unknown, taux: unknown): number | null {
  if (typeof heures !== 'number' || typeof taux !== 'number') return null;
  // The cents of the rate are counted as whole numbers, so that 0.1 × 3 is not 0.30000000000000004.
  return heures < 0 || taux < 0 ? null : Math.round((heures * Math.round(taux * 100)) / 100);
}
