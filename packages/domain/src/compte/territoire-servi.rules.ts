// A service whose competence is a region or a département is offered to the seats that are there only; one of the whole
// country is offered to all.
import { findDepartement } from '../referentiel/territoires.rules.ts';
import { territoiresIn } from './territoire-admin.rules.ts';

/** Tells whether the service holds this place; a place that is not known is refused nothing. */
export const isServi = (codeTerritoire: string | null, departement: string | null): boolean =>
  codeTerritoire === null ||
  codeTerritoire === 'FR' ||
  departement === null ||
  territoiresIn(codeTerritoire).includes(departement);

/** Lists the départements that the service holds; none when it holds the whole country. */
export const departementsServis = (codeTerritoire: string | null): readonly string[] =>
  codeTerritoire === null
    ? []
    : territoiresIn(codeTerritoire).filter((code) => findDepartement(code) !== null);
