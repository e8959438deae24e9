// These words say where the days of a project stand among the years of its request.
import { formatDay } from '../identifiants/dates-affichees.ts';
import { formatWeekday } from '../identifiants/dates-longues.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import {
  anneesBornes,
  type DureeProjet,
  isDayOutside,
  listAnneesWithoutProjet,
} from './dates-projet.rules.ts';
import type { Annees } from './projet-annees.rules.ts';

const isUneAnnee = ({ exercice, exercice_fin }: Annees): boolean => exercice === exercice_fin;

/** Returns « 2027 » or « 2027 à 2029 ». */
export const sayAnnees = (annees: Annees): string =>
  isUneAnnee(annees) ? `${annees.exercice}` : `${annees.exercice} à ${annees.exercice_fin}`;

export const sayAnneesAide = (annees: Annees): string =>
  isUneAnnee(annees)
    ? `L’aide porte sur ${annees.exercice}\u00a0: le projet commence et finit cette année-là.`
    : `L’aide porte sur ${sayAnnees(annees)}\u00a0: le projet commence et finit dans ces années.`;

/**
 * Returns the length of the project in two parts, read one after the other: « 87 jours » and « , dans l’année 2027. ».
 */
export function sayDureeLimits(
  { jours, hors }: DureeProjet,
  annees: Annees,
): { jours: string; suite: string } {
  const said = { jours: count(jours, 'jour', 'jours') };
  if (hors === jours) return { ...said, suite: `, en dehors de ${sayAnnees(annees)}.` };
  if (hors > 0) return { ...said, suite: `, dont ${hors} en dehors de ${sayAnnees(annees)}.` };
  return {
    ...said,
    suite: isUneAnnee(annees) ? `, dans l’année ${annees.exercice}.` : `, de ${sayAnnees(annees)}.`,
  };
}

/**
 * Returns the sentence under a day that is outside the years of the request, with what to do; undefined for any other
 * day.
 */
export function sayDayOutside(jour: unknown, annees: Annees): string | undefined {
  if (typeof jour !== 'string' || !isDayOutside(jour, annees)) return undefined;
  const { premier, dernier } = anneesBornes(annees);
  const annee = isUneAnnee(annees) ? `de l’année ${annees.exercice}` : `des années ${sayAnnees(annees)}`;
  return `Le ${formatDay(jour)} est hors ${annee}. Choisissez un jour entre le ${formatDay(premier)} et le ${formatDay(dernier)}.`;
}

export const sayEndBeforeStart = (debut: string, fin: string): string | undefined =>
  fin < debut ? `La fin est avant le début. Début : ${formatWeekday(debut)}.` : undefined;

/** Says that money is asked for years in which the project does not happen; null when there is none. */
export function sayAnneesWithoutProjet(projet: Parameters<typeof listAnneesWithoutProjet>[0]): string | null {
  const annees = listAnneesWithoutProjet(projet);
  if (annees.length === 0) return null;
  const { date_debut, date_fin } = projet.description ?? {};
  return `De l’argent est demandé pour ${annees.join(', ')}, et le projet va du ${formatDay(String(date_debut))} au ${formatDay(String(date_fin))}.`;
}
