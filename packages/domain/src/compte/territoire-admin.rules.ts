// Which services an administrator of a territory sees and changes (§6 Admin levels; decisions, Who belongs where).
import { departementsOfRegion } from '../referentiel/territoires.rules.ts';

/** « FR » the whole country, « R93 » a region, « 13 » a department. */
export const isCodeTerritoire = (code: string): boolean => /^(FR|R\d{2}|\d[0-9AB]|9[78]\d)$/.test(code);

/** What a territory holds: itself and, for a region, its departments. Null, an Administrateur national, holds all. */
export function territoiresIn(territoire: string): readonly string[] {
  if (!territoire.startsWith('R')) return [territoire];
  return [territoire, ...departementsOfRegion(territoire.slice(1)).map(({ value }) => value)];
}

/** Whether what stands in `code` belongs to this administrator; what has no territory is the nation's. */
export const isInTerritoire = (territoire: string | null, code: string | null | undefined): boolean =>
  territoire === null || (code ? territoiresIn(territoire).includes(code) : false);

/** The level an rds.admin is told [R6.6]. */
export const niveauAdministrateur = (territoire: string | null): string =>
  territoire === null ? 'Administrateur national' : 'Administrateur local';
