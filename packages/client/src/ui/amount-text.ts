// Amounts and numbers are read as people type them in France: « 1 250 », « 1250,50 », « 1.250 € », « =12*350 ».

import { calculate } from '@asso/domain/identifiants/calcul.rules';
import { readNombre } from '@asso/domain/identifiants/nombre-saisi.rules';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';

export type TypedNumber = {
  /** The number, or the typed text when it is not a number, or null when nothing was typed. */
  value: number | string | null;
  /** What was understood, when that is not obvious: « 12 × 350 = 4 200 € », « Arrondi à 1 251 €. » */
  note?: string;
};

type NumberShape = {
  decimals: number;
  /** The number is rounded to `decimals` with a note, rather than refused. */
  rounds?: boolean;
  /** The unit, written after the number in the note: « € ». */
  unit?: string;
};

export function readNumber(text: string, shape: NumberShape): TypedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { value: null };
  const isFormula = trimmed.startsWith('=');
  const result = isFormula ? computeFormula(trimmed.slice(1)) : readNombre(trimmed, shape.decimals);
  if (result === null) return { value: text };
  const rounded = Math.round(result * 10 ** shape.decimals) / 10 ** shape.decimals;
  const value = shape.rounds || isFormula ? rounded : result;
  return { value, note: noteOf(trimmed, { result, value, shape }) };
}

/** Returns the text of a stored number in its field; a text that is no number is shown as it was typed. */
export function shownNumber(value: unknown, decimals: number): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const isWhole = Number.isInteger(value);
  return formatNombre(value, isWhole ? 0 : Math.max(decimals, decimalsOf(value)));
}

/**
 * Tells whether a field holds a year, from its bounds of four digits: a year is written without a thousands separator.
 */
export const isYear = ({ min = 0, max = Infinity }: { min?: number; max?: number }): boolean =>
  min >= 1000 && max < 10_000;

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

function noteOf(
  text: string,
  { result, value, shape }: { result: number; value: number; shape: NumberShape },
): string | undefined {
  const shown = `${formatNombre(value, Number.isInteger(value) ? 0 : shape.decimals)}${shape.unit ? `\u00a0${shape.unit}` : ''}`;
  if (text.startsWith('=')) {
    const sign = text.slice(1).replaceAll('*', ' × ').replaceAll('/', ' ÷ ');
    return `${sign.replace(/ +/g, ' ').trim()} = ${shown}`;
  }
  return value === result ? undefined : `Arrondi à ${shown}.`;
}

/** Computes a formula of numbers, + - * / and brackets; returns null for anything else. */
export const computeFormula = (text: string): number | null =>
  calculate(text.replaceAll('€', ''), readNombre)?.value ?? null;
