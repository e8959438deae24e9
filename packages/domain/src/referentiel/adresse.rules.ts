// An address is in France unless it says otherwise, and then has a postcode of five digits (§5, §9).
import { isBlank } from '../kernel/asks.ts';
import type { GroupRow } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { type Adresse, adresseFields } from './adresse.fields.ts';
import { isInFrance } from './pays.rules.ts';

/** A form uses an address as a row: `{ ...adresseRow, label: 'Adresse du siège' }`. */
export const adresseRow = {
  kind: 'group',
  of: 'adresse',
  fields: adresseFields,
  check: (value: unknown) => adresseProblems((value ?? {}) as Adresse),
} as const satisfies Omit<GroupRow, 'label'>;

/** Checks the postcode; problems bear the names of the address's own rows. */
function adresseProblems(adresse: Adresse): Problem[] {
  const { cp } = adresse;
  if (isBlank(cp) || !isInFrance(adresse) || /^\d{5}$/.test(cp?.trim() ?? '')) return [];
  return [{ code: 'referentiel.code-postal', field: 'cp', params: { label: adresseFields.cp.label } }];
}

/** Tells whether nothing of the address is known; a country alone is no address. */
export const isAdresseBlank = (adresse: Adresse | null | undefined): boolean =>
  Object.entries(adresse ?? {}).every(([name, value]) => name === 'pays' || isBlank(value));
