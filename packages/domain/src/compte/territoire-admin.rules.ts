// An administrator of a territory sees and changes only its services (§6 Admin levels; decisions, Who belongs
// where).
import { departementsOfRegion } from '../referentiel/territoires.rules.ts';

/**
 * Tells whether the text is the code of a territory: « FR » is the whole country, « R93 » a region, « 13 » a
 * department.
 */
export const isCodeTerritoire = (code: string): boolean => /^(FR|R\d{2}|\d[0-9AB]|9[78]\d)$/.test(code);

/** Lists the codes that a territory holds: itself and, for a region, its departments. */
export function territoiresIn(territoire: string): readonly string[] {
  if (!territoire.startsWith('R')) return [territoire];
  return [territoire, ...departementsOfRegion(territoire.slice(1)).map(({ value }) => value)];
}

/**
 * Tells whether this administrator is in charge of the place `code`. Without a place, only a national administrator
 * (`territoire` null) is.
 */
export const isInTerritoire = (territoire: string | null, code: string | null | undefined): boolean =>
  territoire === null || (code ? territoiresIn(territoire).includes(code) : false);
