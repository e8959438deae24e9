// A starting budget gives the lines of a kind of project in its own words, and never a sum.

import type { BudgetSide } from '../plan-comptable.rows.ts';
import { type LigneBudget, lignesBudget } from './mots-budget.rows.ts';
import type { NomModele } from './noms-modeles.rows.ts';

type Ligne = string | readonly [code: string, mot: string];
type Modele = { charge: readonly Ligne[]; produit: readonly Ligne[] };

/** What is asked and what other funders give are lines of every budget, so no template names them. */
const modeles = {
  sejour: {
    charge: [
      ['62-1', 'Moniteur, formateur'],
      ['61-1', 'Location, hébergement'],
      '62-3',
      '60-2',
      '60-3',
      '61-3',
    ],
    produit: ['RPA-2', 'RPA-1', '758'],
  },
  formation: {
    charge: [
      ['62-1', 'Formateur'],
      ['61-1', 'Salle'],
      '62-3',
      ['60-2', 'Repas, pauses'],
      ['61-4', 'Livrets, documents'],
      ['62-2', 'Annonces, inscriptions'],
    ],
    produit: [['RPA-2', 'Participation des stagiaires'], 'RPA-1', '756'],
  },
  evenement: {
    charge: [
      ['62-1', 'Artistes, intervenants'],
      ['61-1', 'Salle, scène, son'],
      ['60-3', 'Décor, matériel'],
      ['60-2', 'Repas, buvette'],
      '62-2',
      '61-3',
    ],
    produit: [['70', 'Billets, buvette'], ['758', 'Dons, mécènes'], 'RPA-1'],
  },
  vide: { charge: [], produit: [] },
} as const satisfies Record<NomModele, Modele>;

/** The lines shown before somebody chooses a model: those of most projects. */
const sansChoix: Modele = {
  charge: ['62-1', '61-1', '62-3', '60-2', '60-3', '61-3'],
  produit: ['RPA-2', 'RPA-1', '70'],
};

/** Gives the lines of a template on one side, an account that it does not name keeping its general word. */
export function modeleLignes(
  nom: NomModele | null | undefined,
  side: Exclude<BudgetSide, 'contribution'>,
): LigneBudget[] {
  const lignes: readonly Ligne[] = (nom ? modeles[nom] : sansChoix)[side];
  return lignes.flatMap((one) => {
    const [code, mot] = typeof one === 'string' ? [one, undefined] : one;
    const line = lignesBudget(side).find((known) => known.code === code);
    return line ? { ...line, mot: mot ?? line.mot } : [];
  });
}
