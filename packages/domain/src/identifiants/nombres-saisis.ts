// A number may be typed loosely, as « 12 à 14 », or as a decimal with a given separator (§5).
import type { Format } from '../kernel/formats.ts';
import { normaliseText } from './caracteres.ts';

/** Accepts « 12 à 14 »: digits, A, a, à, hyphen and white space. */
export const nombres: Format = {
  name: 'nombres',
  normalise: normaliseText,
  check: (text) => (/^[\dAaà\-\s]+$/.test(text) ? null : { code: 'identifiant.nombres' }),
  exemple: '12 à 14',
};

export type DecimalOptions = { decimals: number; separator?: ',' | '.'; canBeNegative?: boolean };

/**
 * Makes the format of a decimal. The separator is a comma unless given; fewer decimals than the maximum are accepted,
 * an empty text is refused.
 */
export function decimal({ decimals, separator = ',', canBeNegative = false }: DecimalOptions): Format {
  const sign = canBeNegative ? '-?' : '';
  const mark = separator === '.' ? '\\.' : ',';
  const rest = decimals === 0 ? '' : String.raw`(?:${mark}\d{1,${decimals}})?`;
  const shape = new RegExp(String.raw`^${sign}\d+${rest}$`);
  return {
    name: `decimal${decimals}${separator}`,
    normalise: (text) => text.trim(),
    check: (text) => (shape.test(text) ? null : { code: 'identifiant.decimal' }),
    exemple: decimals === 0 ? '12' : `12${separator}${'50'.padEnd(decimals, '0').slice(0, decimals)}`,
  };
}
