// These rules stand apart from those of addresses, so that reading a country loads neither the fields of an address nor
// their formats.
import { isBlank } from '../kernel/asks.ts';
import type { Adresse } from './adresse.fields.ts';
import { defaultPays, pays } from './data/pays.ts';

/** Tells whether an address is in France, as is one that names no country [R9.55]. */
export const isInFrance = ({ pays: given }: Pick<Adresse, 'pays'>): boolean =>
  isBlank(given) || given?.trim().toUpperCase() === defaultPays;

/**
 * Returns the country as people read it, « France » for the stored FRANCE; a name that no list knows stays as it
 * is.
 */
export const labelOfPays = (stored: string | null | undefined): string => {
  const value = isBlank(stored) ? defaultPays : (stored ?? '').trim();
  return labels.get(value.toUpperCase()) ?? value;
};

const labels = new Map(pays.map(({ value, label }) => [value, label]));
