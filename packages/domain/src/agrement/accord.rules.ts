// A service describes the agrément it grants by its number, its days and its arrêté (§3 agrements).
import { agrementObtenuFields } from '../association/collection/agrement-obtenu.fields.ts';
import { agrementProblems } from '../association/collection/agrement-obtenu.rules.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';

const { numero, date_attribution, date_validite } = agrementObtenuFields;

/** The values to copy from the arrêté; the dossier gives the rest. */
export const accordFields = {
  numero: { ...numero, label: 'Numéro de l’arrêté', requiredAt: 'transmission' },
  date_attribution: { ...date_attribution, label: 'Accordé le' },
  date_validite,
} as const satisfies Fields;

export type Accord = Draft<typeof accordFields> & { arrete?: string | null };

/**
 * Finds what is wrong with the agrément that a service grants; `jour` is today in Paris, and the fields of the problems
 * are those of the agrément.
 */
export function accordProblems({ arrete, ...accord }: Accord, jour: string): Problem[] {
  return [
    ...problems(accordFields, accord, { stage: 'transmission' }),
    ...agrementProblems(accord, jour),
    ...(arrete ? [] : [{ code: 'agrement.arrete-absent', field: 'arrete' }]),
  ];
}

/**
 * Returns the last day of an agrément granted on this day for this many years; null when no number of years is given,
 * so that it has no end, or when the day cannot be read.
 */
export function validiteEnd(date_attribution: string, annees: number | undefined): string | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date_attribution);
  if (!found || annees === undefined) return null;
  const [, year = '', month = '', day = ''] = found;
  const last = new Date(Date.UTC(Number(year) + annees, Number(month) - 1, Number(day) - 1));
  return last.toISOString().slice(0, 10);
}
