// Affiliation numbers and Pass'Sport codes have these formats (§5).
import type { Format } from '../kernel/formats.ts';
import { compactCapitals } from './caracteres.ts';

export const numeroAffiliation: Format = {
  name: 'numeroAffiliation',
  normalise: (text) => text.trim(),
  check: (text) => (/^[A-Za-z0-9\-_.]+$/.test(text) ? null : { code: 'identifiant.numero-affiliation' }),
  exemple: 'AB-12_3.4',
};

/**
 * The code has two digits for the exercise, then twice 4 letters among those that cannot be mistaken for 1 or 0.
 */
export const codePassSport: Format = {
  name: 'codePassSport',
  normalise: (text) => compactCapitals(text).replace(/^(.{2})(.{4})(.{4})$/u, '$1-$2-$3'),
  check: (text) =>
    /^\d{2}-[A-HJ-NP-Z]{4}-[A-HJ-NP-Z]{4}$/.test(text) ? null : { code: 'identifiant.code-pass-sport' },
  exemple: '24-JWEL-ZKBC',
};

/** Returns the exercise of a valid code, such as « 24 ». */
export const exerciceOfCode = (code: string): string => code.slice(0, 2);
