// Whether an approval still holds, and who may change what is said of it (§3 agrements).
import type { Problem } from '../kernel/result.ts';
import { isDate } from '../kernel/value-problems.ts';
import type { AgrementObtenu } from './agrement-obtenu.fields.ts';
import { estPerduAvecLeTca, moisPlusTard, type TcaLu } from './tca.rules.ts';

const moisAvant = 6;

export type Validite = 'sans-echeance' | 'valable' | 'expire-bientot' | 'perime' | 'perdu';

/** `jour` is today in Paris; an approval holds until the end of its last day, or goes with the common file it stands on. */
export function validiteOf(agrement: AgrementObtenu, jour: string, tca?: TcaLu | null): Validite {
  const { date_validite: fin } = agrement;
  if (typeof fin === 'string' && isDate(fin) && fin < jour) return 'perime';
  if (tca && estPerduAvecLeTca(agrement, tca, jour)) return 'perdu';
  if (typeof fin !== 'string' || !isDate(fin)) return 'sans-echeance';
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
