// A row that is written may be refused, completed, read only, or a duplicate (§7).
import { broughtProblems } from '../../kernel/brought-problems.ts';
import { readAt } from '../../kernel/changes.ts';
import type { Problem } from '../../kernel/result.ts';
import { problems } from '../../kernel/walk-problems.ts';
import { type Avance, anneeProblems } from './annee.rules.ts';
import { type CollectionType, collectionRow, vacantProblems } from './collections.rows.ts';

/**
 * Returns why a row is not kept: it is empty, or its collection keeps only correct rows. `jour` is today in Paris.
 */
export function ligneRefus(type: CollectionType, ligne: object, jour: string): Problem[] {
  const { isExacte, fields } = collectionRow(type);
  const wrong = isExacte ? problems(fields, ligne, { stage: 'saisie' }) : [];
  return [...wrong, ...wholeLigneProblems(type, ligne, jour)];
}

/** Returns why a change of a row is not kept: what was already so in its other fields does not hold it. */
export const changeProblems = (
  type: CollectionType,
  change: { stored: object; value: object },
  jour: string,
): Problem[] => broughtProblems((ligne: object) => ligneRefus(type, ligne, jour), change);

/**
 * Checks the row as a whole, beside each field: what must be filled, values that contradict each other, a year too
 * far ahead.
 */
export function wholeLigneProblems(type: CollectionType, ligne: object, jour: string): Problem[] {
  const { isExacte, avance, regles } = collectionRow(type);
  const vacant = vacantProblems(type, ligne);
  if (!isExacte) return vacant;
  const aVenir = avance === undefined ? [] : anneeProblems(readAt(ligne, 'annee'), jour, avance);
  return [...vacant, ...(regles?.(ligne as never, { stage: 'saisie', jour }) ?? []), ...aVenir];
}

/** Adds to the row what the portal computes from it. */
export const completeLigne = <V extends object>(type: CollectionType, ligne: V): V =>
  // This cast is sound, because the computed values have the names of fields of the row.
  ({ ...ligne, ...collectionRow(type).complete?.(ligne as never) }) as V;

/** Returns why this row may only be read, or null when it may be written. */
export const frozenProblem = (type: CollectionType, ligne: object): Problem | null =>
  collectionRow(type).fige?.(ligne as never) ?? null;

/** Returns the problem of a row that another row of its collection duplicates. */
export function doubleProblems(type: CollectionType, ligne: object, others: readonly object[]): Problem[] {
  const { double } = collectionRow(type);
  const isThere = others.some((other) => double?.isSame(ligne as never, other as never));
  return double && isThere ? [double.problem] : [];
}

export const doubleProblem = (type: CollectionType): Problem | undefined =>
  collectionRow(type).double?.problem;

/** Returns how many years ahead a yearly row may be, or undefined when the collection is not yearly. */
export const describeAvance = (type: CollectionType): Avance | undefined => collectionRow(type).avance;

/** Tells whether each row concerns one establishment rather than the whole association. */
export function isPerEtablissement(type: CollectionType): boolean {
  const row = collectionRow(type).fields.id_siret;
  return row?.kind === 'id' && row.of === 'etablissement';
}

/** Returns the establishment of ours that a row concerns; somebody else's SIRET is not one. */
export function findLigneEtablissement(type: CollectionType, ligne: object): string | null {
  const siret: unknown = isPerEtablissement(type) ? Reflect.get(ligne, 'id_siret') : null;
  return typeof siret === 'string' ? siret : null;
}
