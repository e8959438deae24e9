// In the staff figures of a year, a part never exceeds its whole (§3 rhs).
import type { Problem } from '../../kernel/result.ts';
import { sumProblems } from './effectifs.rules.ts';
import type { Rh } from './rh.fields.ts';

/** Legal persons are members too, so women and men may be fewer than all, never more. */
export function rhProblems(rh: Rh): Problem[] {
  const membres = sumProblems(rh, {
    total: 'nb_adherents',
    parts: ['nb_adherents_f', 'nb_adherents_h'],
    isExact: false,
  });
  const { nb_emplois_aides: aides, nb_salaries: salaries } = rh;
  const tropAides = typeof aides === 'number' && typeof salaries === 'number' && aides > salaries;
  return tropAides
    ? [
        ...membres,
        { code: 'association.emplois-aides', field: 'nb_emplois_aides', params: { aides, salaries } },
      ]
    : membres;
}
