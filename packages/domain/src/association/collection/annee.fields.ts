// Every yearly section of an association begins with its year and its establishment (§3 rhs, comptes, budgets).
import type { IdRow, IntRow } from '../../kernel/fields.ts';

export const anneeRow = {
  kind: 'int',
  label: 'Année',
  min: 2000,
  max: 2100,
  requiredAt: 'transmission',
} as const satisfies IntRow;

/** Without an establishment, the row is about the whole association. */
export const etablissementRow = {
  kind: 'id',
  of: 'etablissement',
  label: 'Établissement',
  aide: 'Si les chiffres ne sont que ceux d’un établissement, dites lequel.',
} as const satisfies IdRow;
