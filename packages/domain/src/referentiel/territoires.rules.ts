// A postcode gives its département, its time zone and its law (§9: 57, 67 and 68 mean Alsace-Moselle).
import { departements } from './data/departements.ts';
import type { Departement } from './data/option.ts';

/**
 * Returns the département of a postcode, or null when it is not French. The third digit tells Corsica's départements
 * apart, and two islands have their own postcode.
 */
export function departementOfCodePostal(codePostal: string): Departement | null {
  if (!/^\d{5}$/.test(codePostal)) return null;
  const code = islands[codePostal] ?? codeOf(codePostal);
  return departements.find((one) => one.value === code) ?? null;
}

export const findDepartement = (code: string): Departement | null =>
  departements.find((one) => one.value === code) ?? null;

export const departementsOfRegion = (region: string): readonly Departement[] =>
  departements.filter((one) => one.region === region);

/** Returns the time zone of a département’s deadlines, or Paris without a département. */
export const findTimeZone = (departement: string | null | undefined): string =>
  departements.find((one) => one.value === departement)?.timeZone ?? 'Europe/Paris';

/** Returns the time zone of a service's territory: « FR », « R93 », « 974 ». */
export const timeZoneOfTerritoire = (code: string | null | undefined): string =>
  findTimeZone(code?.startsWith('R') ? departementsOfRegion(code.slice(1))[0]?.value : code);

export const isAlsaceMoselle = (codePostal: string): boolean => /^(57|67|68)/.test(codePostal);

const islands: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' };

function codeOf(codePostal: string): string {
  if (codePostal.startsWith('20')) return codePostal < '20200' ? '2A' : '2B';
  return /^9[78]/.test(codePostal) ? codePostal.slice(0, 3) : codePostal.slice(0, 2);
}
