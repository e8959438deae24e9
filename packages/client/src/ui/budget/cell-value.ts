import { readNumber, type TypedNumber } from '../amount-text.ts';

/**
 * Returns whole euros with a note of what was understood, the text itself while it is no amount, or null for an empty
 * cell.
 */
export const readCell = (text: string): TypedNumber =>
  readNumber(text, { decimals: 0, rounds: true, unit: '€' });
