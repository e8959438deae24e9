// A function is written in the form that agrees with the person (screens: « Mme Roux, présidente »).
import type { Listes } from '../kernel/listes.ts';
import { readListeCourte } from './listes-courtes.rows.ts';

type Dite = { value: string; label: string; feminin?: string | null; masculin?: string | null };

/**
 * Returns « présidente » for MME, « président » for M, and the label of the list in small letters when the civilité is
 * unknown; a code that the list does not know is returned as it is.
 */
export function fonctionFor(value: string, civilite: string | null | undefined, listes: Listes): string {
  const known: readonly Dite[] = readListeCourte('fonctions', listes);
  const fonction = known.find((one) => one.value === value);
  if (!fonction) return value;
  const plain = fonction.label.toLowerCase();
  if (civilite === 'MME') return fonction.feminin ?? plain;
  return civilite === 'M' ? (fonction.masculin ?? plain) : plain;
}
