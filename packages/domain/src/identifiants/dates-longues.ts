// A date that somebody must keep in mind is written as people say it, with its weekday or at least its month in letters.
import { localParts, paris } from './dates-affichees.ts';

const mois = [
  ['janvier', 'janv.'],
  ['février', 'févr.'],
  ['mars', 'mars'],
  ['avril', 'avril'],
  ['mai', 'mai'],
  ['juin', 'juin'],
  ['juillet', 'juil.'],
  ['août', 'août'],
  ['septembre', 'sept.'],
  ['octobre', 'oct.'],
  ['novembre', 'nov.'],
  ['décembre', 'déc.'],
] as const;

/** Returns 4 for « avril » or « avr », and null for what begins no month, or more than one. */
export function moisNomme(typed: string): number | null {
  const bare = plain(typed);
  const found = mois.flatMap(([nom], index) => (plain(nom).startsWith(bare) ? [index + 1] : []));
  return bare.length > 2 && found.length === 1 ? (found[0] ?? null) : null;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const rangDuJour = (day: string): string => (day === '01' ? '1er' : String(Number(day)));

/** Returns for example « mercredi 20 janvier 2027 ». */
export function formatJourEntier(instant: Date, zone = paris): string {
  const { weekday, day, month, year } = localParts(instant, zone);
  return `${weekday} ${rangDuJour(day)} ${mois[Number(month) - 1]?.[0]} ${year}`;
}

/** Returns for example « 20 janv. 2027 ». */
export function formatJourBref(instant: Date, zone = paris): string {
  const { day, month, year } = localParts(instant, zone);
  return `${rangDuJour(day)}\u00a0${mois[Number(month) - 1]?.[1]}\u00a0${year}`;
}

/** Returns for example « 22 janvier », where the year goes without saying. */
export function formatJourMois(instant: Date, zone = paris): string {
  const { day, month } = localParts(instant, zone);
  return `${rangDuJour(day)}\u00a0${mois[Number(month) - 1]?.[0]}`;
}

/** Returns for example « 26 novembre 2026 », as a letter is dated. */
export const formatJourLong = (instant: Date, zone = paris): string =>
  `${formatJourMois(instant, zone)}\u00a0${localParts(instant, zone).year}`;

/** Returns for example « lundi 5 avril », from « 2027-04-05 »; a text that is no day is left as it is. */
export function formatWeekday(jour: string): string {
  const instant = new Date(`${jour}T12:00:00Z`);
  if (Number.isNaN(instant.getTime())) return jour;
  const { weekday, day, month } = localParts(instant, paris);
  return `${weekday} ${rangDuJour(day)} ${mois[Number(month) - 1]?.[0]}`;
}

/** The months in short, in their order. */
export const moisBrefs: readonly string[] = mois.map(([, bref]) => bref);

/** Returns « 22 » and « janv. », for a date drawn in large. */
export function partsOfJour(instant: Date, zone = paris): { jour: string; mois: string } {
  const { day, month } = localParts(instant, zone);
  return { jour: rangDuJour(day), mois: mois[Number(month) - 1]?.[1] ?? '' };
}

/** Returns for example « 22 janv. ». */
export function formatJourCourt(instant: Date, zone = paris): string {
  const { jour, mois: name } = partsOfJour(instant, zone);
  return `${jour}\u00a0${name}`;
}

/** Returns for example « juin 2028 », for a date so far that its day does not matter. */
export const formatMoisAnnee = (instant: Date, zone = paris): string =>
  `${partsOfJour(instant, zone).mois}\u00a0${localParts(instant, zone).year}`;
