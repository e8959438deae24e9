// An amount that people type becomes whole euros, and the screen says what was rounded or computed (§9 euros
// without decimals).

import { calculate } from '../identifiants/calcul.rules.ts';
import { readNombre } from '../identifiants/nombre-saisi.rules.ts';
import { ok, type Result, refused } from '../kernel/result.ts';

export type Montant = {
  /** A whole number of euros, never negative. */
  euros: number;
  isArrondi: boolean;
  /** The expression that was typed, such as « 12 × 350 ». */
  calcul: string | null;
};

/** A `numeric(14,2)` column holds no more. */
export const montantMaxEuros = 999_999_999_999;

/**
 * Accepts « 1 250 », « 1250,00 », « 1.250 € », « =12*350 »; the problems are `referentiel.montant…`, without field.
 */
export function parseMontant(text: string): Result<Montant> {
  const read = readMontant(text.trim());
  if (!read || read.value < 0) return refused({ code: 'referentiel.montant' });
  // Six decimals are kept before rounding, so that 1004.9999999999999 becomes the number it stands for.
  const exact = Number(read.value.toFixed(6));
  const euros = Math.round(exact);
  if (euros > montantMaxEuros) return refused({ code: 'referentiel.montant-trop-grand' });
  return ok({ euros, isArrondi: euros !== exact, calcul: read.shown });
}

function readMontant(text: string): { value: number; shown: string | null } | null {
  if (text.startsWith('=')) return calculate(text.slice(1).replace(/€/g, ''), readNombre);
  const value = readNombre(text);
  return value === null ? null : { value, shown: null };
}
