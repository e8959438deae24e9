// A function is said in the form that agrees with the person (screens: « Mme Roux, présidente »).
import { fonctions } from './data/fonctions.ts';
import type { Fonction } from './data/option.ts';

/** « présidente » for MME, « président » for M, the label of the list when the civilité is unknown. */
export function fonctionFor(value: string, civilite: string | null | undefined): string {
  const fonction: Fonction | undefined = fonctions.find((one) => one.value === value);
  if (!fonction) return value;
  if (civilite === 'MME') return fonction.feminin;
  return civilite === 'M' ? fonction.masculin : fonction.label.toLowerCase();
}
