// Money is summed in whole cents and shown in euros.

/** A `numeric(14,2)` column holds this many whole euros, so no number of a form is larger. */
export const maxEuros = 999_999_999_999;

/**
 * Returns an amount in cents. A blank counts as zero, and so does text that is no number, which `value-problems.ts`
 * reports.
 */
export function cents(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : 0;
}

/**
 * Tells whether the value is an amount in euros and whole cents, 0 or more; the limit keeps it, and the sum of a
 * thousand of them, within its column.
 */
export const isMontant = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 999_999_999 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Sums amounts in euros and returns euros. */
export const sumEuros = (values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + cents(value), 0) / 100;
