// An amount that people type becomes whole euros, and the screen says what was rounded or computed (§9 euros
// without decimals).
import { ok, type Result, refused } from '../kernel/result.ts';
import { calculate } from './calcul.rules.ts';

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
  if (text.startsWith('=')) return calculate(text.slice(1).replace(/€/g, ''), parseNombre);
  const value = parseNombre(text);
  return value === null ? null : { value, shown: null };
}

/**
 * Reads a number, or returns null. Dots before groups of three digits separate thousands, and so do commas when a dot
 * follows them; any other comma or dot is a decimal mark.
 */
function parseNombre(text: string): number | null {
  const bare = text.replace(/\s+/g, '').replace(/(€|euros?|eur)$/i, '');
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(,\d{3})+\.\d*$/.test(bare)) return Number(bare.replaceAll(',', ''));
  // « 1,250 » may be one euro or a thousand, so it is asked again rather than guessed.
  if (/^[1-9]\d{0,2},\d{3}$/.test(bare)) return null;
  return /^\d+([.,]\d*)?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}
