// A campaign may be copied to the next year, with its dates, its exercises and the year in its title.
import { isDate } from '../../kernel/value-problems.ts';
import { addAnnees } from '../../referentiel/exercices.rules.ts';
import type { BrouillonCampagne } from '../campagne-options.fields.ts';

/**
 * Moves a draft to the next year: its dates, its exercises, and the year in its title and presentation. The hours do
 * not change; 29 February becomes the 28th.
 */
export function nextYearBrouillon(brouillon: BrouillonCampagne): BrouillonCampagne {
  const exercice = brouillon.campagne_exercice;
  return {
    ...brouillon,
    campagne_exercice: anneeSuivante(exercice),
    titre: brouillon.titre?.replaceAll(String(exercice), String(anneeSuivante(exercice))),
    presentation: brouillon.presentation?.replaceAll(String(exercice), String(anneeSuivante(exercice))),
    autres_exercices: brouillon.autres_exercices?.map((one) => ({ ...one, annee: anneeSuivante(one.annee) })),
    sous_dispositifs: brouillon.sous_dispositifs?.map((one) => ({
      ...one,
      date_debut: addOneYear(one.date_debut),
      date_fin: addOneYear(one.date_fin),
    })),
  };
}

export const anneeSuivante = <T>(annee: T): T => (typeof annee === 'number' ? ((annee + 1) as T) : annee);

export const addOneYear = <T extends string | null | undefined>(jour: T): T =>
  jour && isDate(jour) ? (addAnnees(jour, 1) as T) : jour;
