// A campaign may publish a scoring grid: its criteria give points, which make a mark on 20.
import type { z } from 'zod';
import type { critereSchema } from './bareme.schema.ts';

export type BaremeCritere = z.infer<typeof critereSchema>;
/** Points are given by criterion code; null or absent means that the criterion is not judged yet. */
export type Points = Readonly<Record<string, number | null | undefined>>;

const noteMax = 20;

/** Tells whether the value is a number of points: from 0 to the criterion's maximum, by halves. */
export const isPoints = ({ points }: Pick<BaremeCritere, 'points'>, value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= points && Number.isInteger(value * 2);

/**
 * Returns the mark on 20, to the hundredth, or null until every criterion is judged: a partial mark cannot be
 * compared.
 */
export function computeNote(bareme: readonly BaremeCritere[], points: Points): number | null {
  const judged = bareme.map((one) => ({ ...one, donnes: points[one.code] }));
  if (bareme.length === 0 || !judged.every((one) => isPoints(one, one.donnes))) return null;
  const weights = judged.reduce((sum, { poids = 1 }) => sum + poids, 0);
  const share = judged.reduce(
    (sum, { points: most, poids = 1, donnes }) => sum + (poids * (donnes ?? 0)) / most,
    0,
  );
  return hundredths((noteMax * share) / weights);
}

/** Averages the complete marks; returns null when there is none. */
export function computeMoyenne(notes: readonly (number | null)[]): number | null {
  const whole = notes.filter((note) => note !== null);
  if (whole.length === 0) return null;
  return hundredths(whole.reduce((sum, note) => sum + note, 0) / whole.length);
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const french = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Shows points or a mark as precisely as they are compared: a list ranked by what it does not show cannot be checked. */
export const formatNote = (note: number): string => french.format(note);

/** Returns for example « 14 sur 20 ». */
export const sayNote = (note: number): string => `${formatNote(note)} sur ${noteMax}`;
