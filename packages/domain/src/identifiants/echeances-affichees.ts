// A deadline is an instant: it is said with its day, its hour and its zone, with the hour of the place where it differs,
// and with the days that remain. Every page, mail, feed and calendar says it by `sayLimite` (ADR 0491).
import { formatDate, formatHeure, localDay, paris } from './dates-affichees.ts';
import { formatJourEntier, formatWeekday } from './dates-longues.ts';
import { jourMs } from './durees.ts';
import { count } from './nombres-affiches.ts';

export type ShownEcheance = {
  /** Written as `sayLimite` says it. */
  date: string;
  /** Written as « dans 9 jours », « aujourd’hui » or « depuis 2 jours ». */
  relative: string;
};

/** The places whose clock is not that of Paris, as a sentence names them after an hour. */
const lieux: Readonly<Record<string, string>> = {
  'America/Guadeloupe': 'en Guadeloupe',
  'America/Martinique': 'en Martinique',
  'America/Cayenne': 'en Guyane',
  'Indian/Reunion': 'à La Réunion',
  'America/Miquelon': 'à Saint-Pierre-et-Miquelon',
  'Indian/Mayotte': 'à Mayotte',
  'America/St_Barthelemy': 'à Saint-Barthélemy',
  'America/Marigot': 'à Saint-Martin',
  'Indian/Kerguelen': 'aux Kerguelen',
  'Pacific/Wallis': 'à Wallis',
  'Pacific/Tahiti': 'à Papeete',
  'Pacific/Noumea': 'à Nouméa',
  'Etc/GMT+8': 'à Clipperton',
};

/**
 * Returns « vendredi 26 mars 2027 à 23h59, heure de Paris », and for another zone « …, heure de Paris, soit 12h59 à
 * Papeete », with the day there when it is another, as for each zone of several.
 */
export function sayLimite(echeance: Date, zones: string | readonly string[] = paris): string {
  const locales = [zones].flat().flatMap((zone) => localeSaid(echeance, zone) ?? []);
  return locales.length === 0 ? dateSaid(echeance) : `${dateSaid(echeance)}, soit ${locales.join(' et ')}`;
}

const dateSaid = (echeance: Date): string =>
  `${formatJourEntier(echeance)} à ${formatHeure(echeance)}, heure de Paris`;

/**
 * Adds the zone of who reads to those of a deadline, where it is one that sentences name: an association of La Réunion
 * reads its own hour of an aid that is open to the whole country.
 */
export const listZonesShown = (zones: string | readonly string[], ici: string): string[] => [
  ...new Set([zones, Object.hasOwn(lieux, ici) ? ici : []].flat()),
];

function localeSaid(echeance: Date, zone: string): string | null {
  const [there, here] = [localDay(echeance, zone), localDay(echeance)];
  const heure = formatHeure(echeance, zone);
  if (there === here && heure === formatHeure(echeance)) return null;
  const said = `${heure} ${lieux[zone] ?? '(heure locale)'}`;
  return there === here ? said : `${formatWeekday(there)} à ${said}`;
}

/**
 * Returns what a page shows of a deadline: its sentence and the time left. The first of `zones` is that of the
 * territory, and days are counted on its calendar.
 */
export const showEcheance = (
  echeance: Date,
  now: Date,
  zones: string | readonly string[] = paris,
): ShownEcheance => ({
  date: sayLimite(echeance, zones),
  relative: remaining(echeance, now, territoireOf(zones)),
});

const territoireOf = (zones: string | readonly string[]): string => [zones].flat()[0] ?? paris;

/**
 * Returns a short form for a band shown on every page: « 11/03/2027, dans 29 jours ». In the last week, the hour and
 * its zone are added.
 */
export function echeanceBreve(echeance: Date, now: Date, zones: string | readonly string[] = paris): string {
  const { date, relative } = showEcheance(echeance, now, zones);
  const zone = territoireOf(zones);
  const days = daysBetween(now, echeance, zone);
  return `${days > derniersJours ? formatDate(echeance, zone) : date}, ${relative}`;
}

/** How many days before a deadline its hour is said too. */
const derniersJours = 7;

function remaining(echeance: Date, now: Date, zone: string): string {
  if (echeance.getTime() <= now.getTime()) {
    const past = -daysBetween(now, echeance, zone);
    return past === 0 ? 'passée aujourd’hui' : `depuis ${count(past, 'jour', 'jours')}`;
  }
  const days = daysBetween(now, echeance, zone);
  return days === 0 ? 'aujourd’hui' : `dans ${count(days, 'jour', 'jours')}`;
}

/** Counts the midnights between the two instants, on the calendar of the zone. */
export const daysBetween = (from: Date, to: Date, zone: string): number =>
  (Date.parse(localDay(to, zone)) - Date.parse(localDay(from, zone))) / jourMs;
