// The year that the Chorus page of a service asks.
/** A year, or all of them. */
export const exerciceDe = (text: string | null): number | undefined =>
  text !== null && /^(19|20|21)\d{2}$/.test(text) ? Number(text) : undefined;
