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
