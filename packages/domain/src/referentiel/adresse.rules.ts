// An address is in France unless it says otherwise, and then has a postcode of five digits (§5, §9).
import { isBlank } from '../kernel/asks.ts';
import type { GroupRow } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { type Adresse, adresseFields } from './adresse.fields.ts';
import { pays, paysParDefaut } from './data/pays.ts';

/** A form uses an address as a row: `{ ...adresseRow, label: 'Adresse du siège' }`. */
export const adresseRow = {
  kind: 'group',
  of: 'adresse',
  fields: adresseFields,
  check: (value: unknown) => adresseProblems((value ?? {}) as Adresse),
} as const satisfies Omit<GroupRow, 'label'>;

/** An address that names no country is French [R9.55]. */
export const isEnFrance = ({ pays: given }: Pick<Adresse, 'pays'>): boolean =>
  isBlank(given) || given?.trim().toUpperCase() === paysParDefaut;

/**
 * Returns the country as people read it, « France » for the stored FRANCE; a name that no list knows stays as it
 * is.
 */
export const labelOfPays = (stored: string | null | undefined): string => {
  const value = isBlank(stored) ? paysParDefaut : (stored ?? '').trim();
  return pays.find((one) => one.value === value.toUpperCase())?.label ?? value;
};

/** The problems bear the names of the address's own rows. */
function adresseProblems(adresse: Adresse): Problem[] {
  const { cp } = adresse;
  if (isBlank(cp) || !isEnFrance(adresse) || /^\d{5}$/.test(cp?.trim() ?? '')) return [];
  return [{ code: 'referentiel.code-postal', field: 'cp', params: { label: adresseFields.cp.label } }];
}

/** Tells whether nothing of the address is known; a country alone is no address. */
export const isAdresseBlank = (adresse: Adresse | null | undefined): boolean =>
  Object.entries(adresse ?? {}).every(([name, value]) => name === 'pays' || isBlank(value));
