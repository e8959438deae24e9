// Money is summed in whole cents and shown in euros (decisions, Rules › Money).

/** What `numeric(14,2)` holds, in whole euros: no number of a form is larger. */
export const maxEuros = 999_999_999_999;

/** Blank counts as nothing; text that is no number is left out (the walker says what is wrong with it). */
export function cents(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : 0;
}

/** Euros and whole cents, 0 or more, that a column keeps; the sum of a thousand of them too. */
export const isMontant = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 999_999_999 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Sum in euros of amounts in euros. */
export const sumEuros = (values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + cents(value), 0) / 100;
