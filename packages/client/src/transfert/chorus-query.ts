// The Chorus page of a service: its address, and the year it asks.
export const chorusHref = '/instructeur/chorus';

/** A year, or all of them. */
export const exerciceDe = (text: string | null): number | undefined =>
  text !== null && /^(19|20|21)\d{2}$/.test(text) ? Number(text) : undefined;
