// Whether an approval still holds, and who may change what is said of it (§3 agrements).
import type { Problem } from '../kernel/result.ts';
import { isDate } from '../kernel/value-problems.ts';
import type { AgrementObtenu } from './agrement-obtenu.fields.ts';

const moisAvant = 6;

export type Validite = 'sans-echeance' | 'valable' | 'expire-bientot' | 'perime';

/** `jour` is today in Paris; an approval holds until the end of its last day. */
export function validiteOf({ date_validite: fin }: AgrementObtenu, jour: string): Validite {
  if (typeof fin !== 'string' || !isDate(fin)) return 'sans-echeance';
  if (fin < jour) return 'perime';
  return fin <= moisPlusTard(jour, moisAvant) ? 'expire-bientot' : 'valable';
}

export function agrementProblems(
  { date_attribution: du, date_validite: au }: AgrementObtenu,
  jour?: string,
): Problem[] {
  const isGiven = typeof du === 'string' && isDate(du);
  if (isGiven && jour !== undefined && du > jour) {
    return [{ code: 'association.agrement-a-venir', field: 'date_attribution' }];
  }
  return isGiven && typeof au === 'string' && isDate(au) && au <= du
    ? [{ code: 'association.agrement-inverse', field: 'date_validite' }]
    : [];
}

/** What a service decided in the portal is its own to correct. */
export const agrementFige = ({ origine_instructeur }: AgrementObtenu): Problem | null =>
  origine_instructeur === true ? { code: 'association.agrement-instruit' } : null;

/** As text: a day that the month has not (31 February) still sorts between its last and the next. */
function moisPlusTard(jour: string, mois: number): string {
  const [year, month, day] = jour.split('-').map(Number) as [number, number, number];
  const index = month - 1 + mois;
  const padded = (n: number, length: number) => String(n).padStart(length, '0');
  return `${padded(year + Math.floor(index / 12), 4)}-${padded((index % 12) + 1, 2)}-${padded(day, 2)}`;
}
