// A SIREN has exactly 9 digits and a SIRET 14; a wrong check digit is pointed out, never refused (§5; decisions,
// Rules › SIREN).
import { validate as validateSiren } from 'stdnum/lib/cjs/fr/siren.js';
import { validate as validateSiret } from 'stdnum/lib/cjs/fr/siret.js';
import type { Format, FormatProblem } from '../kernel/formats.ts';
import { withoutSeparators } from './caracteres.ts';

export const siren: Format = {
  name: 'siren',
  normalise: withoutSeparators,
  check: (text) => digitsProblem(text, 9, 'identifiant.siren'),
  warn: (text) =>
    hasDigits(text, 9) && !validateSiren(text).isValid ? { code: 'identifiant.siren-inexact' } : null,
  exemple: '123 456 782',
};

/** The check digit follows La Poste's own rule for its establishments. */
export const siret: Format = {
  name: 'siret',
  normalise: withoutSeparators,
  check: (text) => digitsProblem(text, 14, 'identifiant.siret'),
  warn: (text) =>
    hasDigits(text, 14) && !validateSiret(text).isValid ? { code: 'identifiant.siret-inexact' } : null,
  exemple: '123 456 782 00010',
};

/** Returns the SIREN, which is the first 9 digits of a SIRET. */
export const sirenOf = (idSiret: string): string => idSiret.slice(0, 9);

const hasDigits = (text: string, n: number): boolean => digitsProblem(text, n, '') === null;

function digitsProblem(text: string, n: number, code: string): FormatProblem | null {
  if (!/^\d+$/.test(text)) return { code };
  return text.length === n ? null : { code: 'kernel.longueur-exacte', params: { n } };
}
