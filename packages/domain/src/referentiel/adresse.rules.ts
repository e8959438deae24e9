// What an address must be as a whole: in France unless it says otherwise, with a postcode of five digits (§5, §9).
import { isBlank } from '../kernel/asks.ts';
import type { GroupRow } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { type Adresse, adresseFields } from './adresse.fields.ts';
import { pays, paysParDefaut } from './data/pays.ts';

/** An address as a row of a form: `{ ...adresseRow, label: 'Adresse du siège' }`. */
export const adresseRow = {
  kind: 'group',
  of: 'adresse',
  fields: adresseFields,
  check: (value: unknown) => adresseProblems((value ?? {}) as Adresse),
} as const satisfies Omit<GroupRow, 'label'>;

/** An address that names no country is French [R9.55]. */
export const isEnFrance = ({ pays: given }: Pick<Adresse, 'pays'>): boolean =>
  isBlank(given) || given?.trim().toUpperCase() === paysParDefaut;

/** The country as people read it: « France », where FRANCE is stored; a name no list knows stays as it is. */
export const labelOfPays = (stored: string | null | undefined): string => {
  const value = isBlank(stored) ? paysParDefaut : (stored ?? '').trim();
  return pays.find((one) => one.value === value.toUpperCase())?.label ?? value;
};

/** Problems bear the names of the address's own rows. */
function adresseProblems(adresse: Adresse): Problem[] {
  const { cp } = adresse;
  if (isBlank(cp) || !isEnFrance(adresse) || /^\d{5}$/.test(cp?.trim() ?? '')) return [];
  return [{ code: 'referentiel.code-postal', field: 'cp', params: { label: adresseFields.cp.label } }];
}

/** Nothing of the address itself is known: its country alone is no address. */
export const isAdresseBlank = (adresse: Adresse | null | undefined): boolean =>
  Object.entries(adresse ?? {}).every(([name, value]) => name === 'pays' || isBlank(value));
