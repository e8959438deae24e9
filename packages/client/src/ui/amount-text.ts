// Amounts and numbers are read as people type them in France: « 1 250 », « 1250,50 », « 1.250 € », « =12*350 ».
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
  const result = isFormula ? computeFormula(trimmed.slice(1)) : plainNumber(trimmed, shape.decimals);
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

const blanks = /[\s\u00a0\u202f]/g;

/**
 * Returns the number typed, or null. When whole numbers are asked, the dot of « 1.250 » groups thousands; elsewhere it
 * stands for a comma.
 */
function plainNumber(text: string, decimals: number): number | null {
  const bare = text.replace(blanks, '').replace(/(€|euros?)$/i, '');
  // « 1,250 » may mean 1.25 or 1250, so the person is asked again rather than guessed at.
  if (decimals === 0 && /^[1-9]\d{0,2},\d{3}$/.test(bare)) return null;
  const isGrouped = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(bare) && (decimals === 0 || bare.includes(','));
  const plain = (isGrouped ? bare.replaceAll('.', '') : bare).replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}

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

/** The longest formula computed, in numbers and signs: each bracket and each sign recurses one level deeper. */
const tokensMax = 100;

/** Computes a formula of numbers, + - * / and brackets; returns null for anything else. */
export function computeFormula(text: string): number | null {
  const tokens =
    text
      .replace(blanks, '')
      .replaceAll(',', '.')
      .match(/\d+(?:\.\d+)?|[-+*/()]|./g) ?? [];
  if (tokens.length > tokensMax) return null;
  let at = 0;
  const sum = (): number => {
    let total = product();
    while (tokens[at] === '+' || tokens[at] === '-') total += tokens[at++] === '+' ? product() : -product();
    return total;
  };
  const product = (): number => {
    let total = factor();
    while (tokens[at] === '*' || tokens[at] === '/')
      total = tokens[at++] === '*' ? total * factor() : total / factor();
    return total;
  };
  const factor = (): number => {
    const token = tokens[at++];
    if (token === '-') return -factor();
    if (token !== '(') return token === undefined ? Number.NaN : Number(token);
    const inside = sum();
    return tokens[at++] === ')' ? inside : Number.NaN;
  };
  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : null;
}
