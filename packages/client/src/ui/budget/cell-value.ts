import { readNumber, type TypedNumber } from '../amount-text.ts';

/** Whole euros with what was understood, the text itself as long as it is no amount, null for an empty cell. */
export const readCell = (text: string): TypedNumber =>
  readNumber(text, { decimals: 0, rounds: true, unit: '€' });
