// Money is summed in whole cents and shown in euros (decisions, Rules › Money).

/** Blank counts as nothing; text that is no number is left out (the walker says what is wrong with it). */
export function cents(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value * 100) : 0;
}

/** Sum in euros of amounts in euros. */
export const sumEuros = (values: readonly unknown[]): number =>
  values.reduce<number>((total, value) => total + cents(value), 0) / 100;
