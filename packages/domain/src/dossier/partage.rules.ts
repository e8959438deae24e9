// A dossier may be shared with members of the association; these rules check a change of that list (§3 sharedWith;
// decisions, Who belongs where).
import type { Problem } from '../kernel/result.ts';

export const partagesMax = 20;

export type Partageable = {
  id: string;
  /** True for the person who began the dossier, who always takes part as long as they belong to the association. */
  isCreateur: boolean;
  isPartage: boolean;
};

export type ChangePartage = { ajoute: readonly string[]; retire: readonly string[] };

/** Compares the list that is asked for with the present one, and returns what to add and what to take away. */
export const comparePartage = (
  voulus: readonly string[],
  membres: readonly Partageable[],
): ChangePartage => ({
  ajoute: voulus.filter((id) => !membres.some((one) => one.id === id && (one.isPartage || one.isCreateur))),
  retire: membres.flatMap(({ id, isPartage }) => (isPartage && !voulus.includes(id) ? [id] : [])),
});

/**
 * Returns why a change of the list is refused: a dossier is shared with members only, up to a limit, and somebody must
 * remain who can write it.
 */
export function partageProblems(
  membres: readonly Partageable[],
  { ajoute, retire }: ChangePartage,
): Problem[] {
  const field = 'sharedWith';
  const known = new Set(membres.map(({ id }) => id));
  if ([...ajoute, ...retire].some((id) => !known.has(id)))
    return [{ code: 'dossier.partage-inconnu', field }];
  const creators = membres.filter(({ isCreateur }) => isCreateur).map(({ id }) => id);
  if (retire.some((id) => creators.includes(id))) return [{ code: 'dossier.partage-createur', field }];
  const apres = membres.filter(
    ({ id, isPartage }) => (isPartage || ajoute.includes(id)) && !retire.includes(id),
  );
  if (apres.length > partagesMax)
    return [{ code: 'dossier.partage-trop', field, params: { n: partagesMax } }];
  return apres.length + creators.length === 0 ? [{ code: 'dossier.partage-personne', field }] : [];
}
