// All the envelopes of a page are drawn on one scale, which these functions choose.
import type { Enveloppe } from '@asso/domain/instruction/enveloppe.rules';

/** Returns the sum that the whole width stands for: the largest envelope, or what was taken beyond it. */
export const makeEchelle = (enveloppes: readonly Enveloppe[]): number =>
  Math.max(1, ...enveloppes.map(({ total, accorde, propose }) => Math.max(total, accorde + propose)));

/** Returns the width of a sum on this scale. */
export const computeLargeur = (euros: number, most: number): string =>
  `${Math.max(0, Math.min(100, (100 * euros) / most))}%`;

/** Returns the marks of the axis, from zero: round sums, four at most, none beyond the scale. */
export function listGraduations(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most));
  const pas = [0.5, 1, 2, 5, 10].map((one) => one * power).find((one) => most / one <= 3) ?? most;
  return Array.from({ length: Math.floor(most / pas) + 1 }, (_, rang) => rang * pas);
}
