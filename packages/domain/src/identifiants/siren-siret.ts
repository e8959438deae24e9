// A SIREN has exactly 9 digits and a SIRET 14; a wrong check digit is pointed out, never refused (§5; decisions,
// Rules › SIREN).
import type { Format, FormatProblem } from '../kernel/formats.ts';
import { withoutLabel, withoutSeparators } from './caracteres.ts';

export const siren: Format = {
  name: 'siren',
  normalise: normaliseNumero,
  check: (text) => digitsProblem(text, 9, 'identifiant.siren'),
  warn: (text) => (hasDigits(text, 9) && !hasLuhnKey(text) ? { code: 'identifiant.siren-inexact' } : null),
  exemple: '123 456 782',
};

export const siret: Format = {
  name: 'siret',
  normalise: normaliseNumero,
  check: (text) => digitsProblem(text, 14, 'identifiant.siret'),
  warn: (text) => (hasDigits(text, 14) && !hasSiretKey(text) ? { code: 'identifiant.siret-inexact' } : null),
  exemple: '123 456 782 00010',
};

function normaliseNumero(text: string): string {
  return withoutSeparators(withoutLabel(text, /siren|siret/));
}

/** Returns the SIREN, which is the first 9 digits of a SIRET. */
export const toSiren = (idSiret: string): string => idSiret.slice(0, 9);

/**
 * Tells whether the check digit is right (Luhn): every second digit, from the right, counts double, as the sum of its
 * digits, and the sum ends in 0.
 */
const hasLuhnKey = (digits: string): boolean =>
  sumOf([...digits].reverse().map((digit, rank) => Number(digit) * (1 + (rank % 2)))) % 10 === 0;

/**
 * Tells whether the check digit of a SIRET is right. La Poste has so many establishments that theirs follow another
 * rule: their digits add up to a multiple of 5.
 */
const hasSiretKey = (digits: string): boolean =>
  digits.startsWith(laPoste.siren) && digits !== laPoste.siege
    ? sumOf([...digits].map(Number)) % 5 === 0
    : hasLuhnKey(digits);

const laPoste = { siren: '356000000', siege: '35600000000048' };

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0);

const hasDigits = (text: string, n: number): boolean => digitsProblem(text, n, '') === null;

function digitsProblem(text: string, n: number, code: string): FormatProblem | null {
  if (!/^\d+$/.test(text)) return { code };
  return text.length === n ? null : { code: 'kernel.longueur-exacte', params: { n } };
}
