// The same campaign a year later: its dates, its exercises, and the year its title says (screens, page 25).
import { isDate } from '../kernel/value-problems.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';

/** The hours stay; the 29 February becomes the 28. */
export function unAnPlusTard(brouillon: BrouillonCampagne): BrouillonCampagne {
  const exercice = brouillon.campagne_exercice;
  return {
    ...brouillon,
    campagne_exercice: next(exercice),
    titre: brouillon.titre?.replaceAll(String(exercice), String(next(exercice))),
    presentation: brouillon.presentation?.replaceAll(String(exercice), String(next(exercice))),
    autres_exercices: brouillon.autres_exercices?.map((one) => ({ ...one, annee: next(one.annee) })),
    sous_dispositifs: brouillon.sous_dispositifs?.map((one) => ({
      ...one,
      date_debut: nextYear(one.date_debut),
      date_fin: nextYear(one.date_fin),
    })),
  };
}

const next = <T>(annee: T): T => (typeof annee === 'number' ? ((annee + 1) as T) : annee);

function nextYear<T extends string | null | undefined>(jour: T): T {
  if (!jour || !isDate(jour)) return jour;
  const moved = `${Number(jour.slice(0, 4)) + 1}${jour.slice(4)}`;
  return (isDate(moved) ? moved : moved.replace(/-29$/, '-28')) as T;
}
