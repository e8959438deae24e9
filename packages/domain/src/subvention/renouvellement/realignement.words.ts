// A realignment is announced before it removes anything, and told after.
import { joinWithAnd } from '../../identifiants/enumeration.ts';
import { count, formatEuros } from '../../identifiants/nombres-affiches.ts';
import { sumEuros } from '../../kernel/money.ts';
import type { Annees } from '../projet-annees.rules.ts';
import { listAnnees } from '../projet-annees.rules.ts';
import type { Retrait } from './realignement.rules.ts';

/** Names the years that a change takes away and what goes with them; returns null when it takes none. */
export function anneesRetirees(avant: Annees, apres: Annees, retraits: readonly Retrait[]): string | null {
  const kept = listAnnees(apres);
  const gone = listAnnees(avant).filter((annee) => !kept.includes(annee));
  if (gone.length === 0) return null;
  const asked = sumEuros(
    retraits.flatMap((one) => (one.rubrique === 'financements' ? [one.ligne.montant_demande] : [])),
  );
  const fact = `${joinWithAnd(gone.map(String))} ${gone.length > 1 ? 'sont retirés' : 'est retiré'}`;
  if (asked === 0) return `${fact}.`;
  return `${fact} : ${formatEuros(asked)} ne ${asked === 1 ? 'sera plus demandé' : 'seront plus demandés'}.`;
}

/** Returns for example « 2 projets ajustés aux années 2027 à 2029. » */
export function projetsAjustes(nombre: number, { exercice, exercice_fin }: Annees): string {
  const years =
    exercice_fin > exercice ? `aux années ${exercice} à ${exercice_fin}` : `à l’année ${exercice}`;
  return `${count(nombre, 'projet ajusté', 'projets ajustés')} ${years}.`;
}

/**
 * Returns for example « 1 montant hors de ces années est retiré », amounts first and then budgets, or null when
 * nothing is removed.
 */
export function montantsRetires(retraits: readonly Retrait[]): string | null {
  const budgets = retraits.filter(({ rubrique }) => rubrique === 'budgets').length;
  const montants = retraits.length - budgets;
  const parts = [
    ...(montants > 0 ? [count(montants, 'montant', 'montants')] : []),
    ...(budgets > 0 ? [count(budgets, 'budget', 'budgets')] : []),
  ];
  if (parts.length === 0) return null;
  const verb = retraits.length > 1 ? 'sont retirés' : 'est retiré';
  return `${joinWithAnd(parts)} hors de ces années ${verb}`;
}
