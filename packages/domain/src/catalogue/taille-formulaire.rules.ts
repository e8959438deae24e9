// A small request deserves a small form: the length of a form is told, and judged by the sum that is asked.
import { count, formatNombre } from '../identifiants/nombres-affiches.ts';
import type { Fields, Row } from '../kernel/fields.ts';
import { rubriquesDemandees } from '../subvention/projet-rubriques.rows.ts';
import { type CampagneLue, dureeEstimeeMinutes } from './duree-estimee.rules.ts';

export type Taille = { minutes: number; champs: number; mots: number };

/**
 * How many characters allowed by a long field count as one word written: a word takes six with its space, and people
 * write about a third of what the field allows.
 */
const signesParMot = 18;
const longueur = 500;

/** How many minutes a form should take at most, for a sum up to `euros`. */
const mesures = [
  { euros: 2000, minutes: 20 },
  { euros: 10_000, minutes: 35 },
  { euros: 50_000, minutes: 60 },
] as const;

/** Counts the minutes, the fields and the words of a request with one project. */
export function measureFormulaire(campagne: CampagneLue): Taille {
  const questions = Object.values(campagne.champs_personnalises).flatMap((fields) => Object.values(fields));
  const rows = [...rubriquesDemandees(campagne).flatMap(({ fields }) => rowsOf(fields)), ...questions];
  const pieces = campagne.documents_attendus.length + (campagne.documents_projet ?? []).length;
  return {
    minutes: dureeEstimeeMinutes(campagne),
    champs: rows.length + pieces + (campagne.champs_attendus ?? []).length,
    mots: Math.round(rows.reduce((total, row) => total + motsOf(row), 0) / 10) * 10,
  };
}

const rowsOf = (fields: Fields): Row[] =>
  Object.values(fields).flatMap((row) =>
    // The questions of the campaign are counted elsewhere.
    row.kind === 'group' ? rowsOf(row.fields) : row.kind === 'custom' ? [] : [row],
  );

const motsOf = (row: Row): number =>
  row.kind === 'text' && row.multiline === true ? Math.min(row.max, 4 * longueur) / signesParMot : 0;

export const sayTaille = ({ minutes, champs, mots }: Taille): string =>
  `${count(minutes, 'minute', 'minutes')}, ${count(champs, 'champ', 'champs')}, environ ${formatNombre(mots)} mots`;

/**
 * Advises to shorten a form that is long for the sum asked; null when its length suits the sum, or when the sum is
 * unknown or above all those of `mesures`.
 */
export function adviseTaille({ minutes }: Taille, somme: unknown): string | null {
  if (typeof somme !== 'number') return null;
  const mesure = mesures.find(({ euros }) => somme <= euros);
  if (!mesure || minutes <= mesure.minutes) return null;
  return `Pour ${formatNombre(somme)} €, ${mesure.minutes} minutes suffisent : retirez des rubriques, des questions ou des pièces.`;
}
