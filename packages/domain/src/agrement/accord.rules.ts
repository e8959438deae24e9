// What a service says of the approval it grants: number, days and decree (§3 agrements).
import { agrementObtenuFields } from '../association/agrement-obtenu.fields.ts';
import { agrementProblems } from '../association/agrement-obtenu.rules.ts';
import type { Draft, Fields } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';

const { numero, date_attribution, date_validite } = agrementObtenuFields;

/** As the decree gives it; the rest is known from the dossier. */
export const accordFields = {
  numero: { ...numero, label: 'Numéro de l’arrêté', requiredAt: 'transmission' },
  date_attribution: { ...date_attribution, label: 'Accordé le' },
  date_validite,
} as const satisfies Fields;

export type Accord = Draft<typeof accordFields> & { arrete?: string | null };

/** `jour` is today in Paris. Fields are those of what is said of it. */
export function accordProblems({ arrete, ...accord }: Accord, jour: string): Problem[] {
  return [
    ...problems(accordFields, accord, { stage: 'transmission' }),
    ...agrementProblems(accord, jour),
    ...(arrete ? [] : [{ code: 'agrement.arrete-absent', field: 'arrete' }]),
  ];
}

/** The last day it holds, when it is granted that day for so many years; null: without an end. */
export function finDeValidite(date_attribution: string, annees: number | undefined): string | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date_attribution);
  if (!found || annees === undefined) return null;
  const [, year = '', month = '', day = ''] = found;
  const last = new Date(Date.UTC(Number(year) + annees, Number(month) - 1, Number(day) - 1));
  return last.toISOString().slice(0, 10);
}
