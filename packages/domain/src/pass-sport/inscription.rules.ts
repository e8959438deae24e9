// An association may enrol while the exercise is open, and may change an inscription until it is treated (§4
// Pass'Sport).
import { formatDay } from '../identifiants/dates-affichees.ts';
import type { Problem } from '../kernel/result.ts';
import { type EtatPaiement, movesOfPaiement } from '../paiement/demande-paiement.states.ts';
import { type Exercice, etatExercice, exerciceSuivant, nameSaison } from './exercice.rules.ts';

type Dates = Pick<Exercice, 'id' | 'active' | 'date_debut' | 'date_fin'>;

/**
 * Returns why nobody can enrol now: the exercise is over or has not begun; the next one is named when it is known.
 */
export function fermeture<E extends Dates>(exercice: E, tous: readonly E[], now: Date): Problem | null {
  const etat = etatExercice(exercice, now);
  if (etat === 'ouvert') return null;
  const saison = nameSaison(exercice.id);
  if (etat === 'a-venir') {
    return { code: 'pass-sport.pas-encore-ouvert', params: { saison, jour: formatDay(exercice.date_debut) } };
  }
  const suivant = exerciceSuivant(tous, now);
  if (!suivant) return { code: 'pass-sport.clos', params: { saison } };
  const next = { suivante: nameSaison(suivant.id), jour: formatDay(suivant.date_debut) };
  return { code: 'pass-sport.clos-suivant', params: { saison, ...next } };
}

/**
 * Tells whether the association may withdraw an inscription, or change its federation: only while nobody has begun to
 * treat it.
 */
export const isModifiable = (etat: EtatPaiement): boolean => movesOfPaiement(etat, 'lca').includes('remove');
