// A deadline is an instant, shown with its day, hour and zone, the local hour if it differs, and the days that
// remain.

import { dayOf, formatDate, formatHeure, localParts, paris } from './dates-affichees.ts';
import { jourMs } from './durees.ts';
import { count } from './nombres-affiches.ts';

export type ShownEcheance = {
  /** Written as « jeudi 11/03/2027 à 23h59 (heure de Paris) ». */
  date: string;
  /** Written as « 12/03/2027 à 02h59 (heure locale) »; null when the local clock reads the same. */
  locale: string | null;
  /** Written as « dans 9 jours », « aujourd’hui » or « depuis 2 jours ». */
  relative: string;
};

/**
 * Returns what a page shows of a deadline: the date in Paris, the local one, the time left. `zone` is that of the
 * person or the territory, and days are counted on its calendar.
 */
export function showEcheance(echeance: Date, now: Date, zone = paris): ShownEcheance {
  const { weekday } = localParts(echeance, paris);
  const here = `${formatDate(echeance, zone)} à ${formatHeure(echeance, zone)}`;
  const there = `${formatDate(echeance)} à ${formatHeure(echeance)}`;
  return {
    date: `${weekday} ${there} (heure de Paris)`,
    locale: here === there ? null : `${here} (heure locale)`,
    relative: remaining(echeance, now, zone),
  };
}

/**
 * Returns a short form for a band shown on every page: « 11/03/2027, dans 29 jours ». In the last week, the hour and
 * its zone are added.
 */
export function echeanceBreve(echeance: Date, now: Date, zone = paris): string {
  const { date, locale, relative } = showEcheance(echeance, now, zone);
  const days = daysBetween(now, echeance, zone);
  const said =
    days > derniersJours ? formatDate(echeance, zone) : [date, locale].filter(Boolean).join(', soit ');
  return `${said}, ${relative}`;
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
  (Date.parse(dayOf(to, zone)) - Date.parse(dayOf(from, zone))) / jourMs;
