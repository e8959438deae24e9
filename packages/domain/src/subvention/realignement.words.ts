// How a realignment is told: before it drops anything, and after (screens, Multi-year financing and step Pièces).
import { count, formatEuros } from '../identifiants/nombres-affiches.ts';
import { sumEuros } from '../kernel/money.ts';
import type { Annees } from './projet-annees.rules.ts';
import { anneesDe } from './projet-annees.rules.ts';
import type { Retrait } from './realignement.rules.ts';

/** « 2027 », « 2027 et 2028 », « 2027, 2028 et 2029 ». */
const listed = (words: readonly (number | string)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** The years a change takes away, and what is not asked any more with them; null when it takes none. */
export function anneesRetirees(avant: Annees, apres: Annees, retraits: readonly Retrait[]): string | null {
  const kept = anneesDe(apres);
  const gone = anneesDe(avant).filter((annee) => !kept.includes(annee));
  if (gone.length === 0) return null;
  const asked = sumEuros(
    retraits.flatMap((one) => (one.rubrique === 'financements' ? [one.ligne.montant_demande] : [])),
  );
  const fact = `${listed(gone)} ${gone.length > 1 ? 'sont retirés' : 'est retiré'}`;
  if (asked === 0) return `${fact}.`;
  return `${fact} : ${formatEuros(asked)} ne ${asked === 1 ? 'sera plus demandé' : 'seront plus demandés'}.`;
}

/** « 2 projets ajustés aux années 2027 à 2029. » */
export function projetsAjustes(nombre: number, { exercice, exercice_fin }: Annees): string {
  const years =
    exercice_fin > exercice ? `aux années ${exercice} à ${exercice_fin}` : `à l’année ${exercice}`;
  return `${count(nombre, 'projet ajusté', 'projets ajustés')} ${years}.`;
}

/** « 1 montant hors de ces années est retiré » : what was asked or given, then budgets; null when nothing is. */
export function montantsRetires(retraits: readonly Retrait[]): string | null {
  const budgets = retraits.filter(({ rubrique }) => rubrique === 'budgets').length;
  const montants = retraits.length - budgets;
  const parts = [
    ...(montants > 0 ? [count(montants, 'montant', 'montants')] : []),
    ...(budgets > 0 ? [count(budgets, 'budget', 'budgets')] : []),
  ];
  if (parts.length === 0) return null;
  const verb = retraits.length > 1 ? 'sont retirés' : 'est retiré';
  return `${listed(parts)} hors de ces années ${verb}`;
}
