// These words say to whom a subvention is reserved: publics, territories, regimes.
import { departements } from '../../referentiel/data/departements.ts';
import { regimes } from '../../referentiel/data/regimes.ts';
import { regions } from '../../referentiel/data/regions.ts';
import type { SousDispositif } from '../campagne.rules.ts';
import { type NomPublic, publicsSubvention } from '../publics.rows.ts';

/** Returns for example « Réservée aux associations sportives ou aux associations employeuses ». */
export const sayPublicsReserve = (publics: readonly NomPublic[]): string =>
  `Réservée aux ${publics.map((nom) => publicsSubvention[nom].pluriel).join(' ou aux ')}`;

export const sayTerritoireReserve = (codes: readonly string[]): string =>
  `Réservée aux associations dont le siège est ici : ${sayTerritoires(codes)}`;

/** Names the regimes to which at least one of its types is offered. */
export function sayRegimesReserve(types: readonly SousDispositif[]): string {
  const admis = regimes.filter(({ value }) =>
    types.some(({ interdit_regimes = [] }) => !interdit_regimes.includes(value)),
  );
  return `Réservée à d’autres régimes que le vôtre : ${admis.map(({ label }) => label).join(', ')}`;
}

/** Returns for example « Bouches-du-Rhône, Bretagne ». */
export const sayTerritoires = (codes: readonly string[]): string => codes.map(sayTerritoire).join(', ');

export const sayTerritoire = (code: string): string =>
  (code.startsWith('R')
    ? regions.find(({ value }) => `R${value}` === code)
    : departements.find(({ value }) => value === code)
  )?.label ?? code;
