// What is chosen in a list: one of its lines, or the place of a new one.
import type { Form } from '../../../ui/fields/form.ts';
import { type FeuilleLignes, feuilleLignes, feuilleTitle } from './feuille-acts.ts';

export type LigneChoisie = { feuille: string; id: string } | { feuille: string; at: number } | null;

/** Returns the line that holds the field of an error, such as « champs_personnalises.q1.max ». */
export function findChampLigne(
  champ: string | null,
  form: Form,
  feuilles: readonly FeuilleLignes[],
): LigneChoisie {
  if (!champ) return null;
  for (const feuille of feuilles) {
    const line = feuilleLignes(form, feuille).find(({ id }) =>
      `${champ}.`.startsWith(`${feuille.path}.${id}.`),
    );
    if (line) return { feuille: feuilleTitle(feuille), id: line.id };
  }
  return null;
}
