// What becomes of one row of a collection when it is written: refused, completed, read only, or there twice (§7).
import { readAt } from '../kernel/changes.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { type Avance, anneeProblems } from './annee.rules.ts';
import { type CollectionType, collectionRow, vacantProblems } from './collections.rows.ts';

/** Why it is not kept: nothing in it, or something that such a collection keeps only right. `jour`: today in Paris. */
export function refusOf(type: CollectionType, ligne: object, jour: string): Problem[] {
  const { estExacte, fields } = collectionRow(type);
  const wrong = estExacte ? problems(fields, ligne, { stage: 'saisie' }) : [];
  return [...wrong, ...ensembleProblems(type, ligne, jour)];
}

/** Beside what each field says by itself: what there must be, what its values say together, a year too far. */
export function ensembleProblems(type: CollectionType, ligne: object, jour: string): Problem[] {
  const { estExacte, avance, regles } = collectionRow(type);
  const vacant = vacantProblems(type, ligne);
  if (!estExacte) return vacant;
  const aVenir = avance === undefined ? [] : anneeProblems(readAt(ligne, 'annee'), jour, avance);
  return [...vacant, ...(regles?.(ligne as never, { stage: 'saisie', jour }) ?? []), ...aVenir];
}

/** With what the portal works out of it. */
export const completed = <V extends object>(type: CollectionType, ligne: V): V =>
  // What is worked out bears the names of the same fields.
  ({ ...ligne, ...collectionRow(type).complete?.(ligne as never) }) as V;

/** Why this one may only be read; null when it may be written. */
export const figeProblem = (type: CollectionType, ligne: object): Problem | null =>
  collectionRow(type).fige?.(ligne as never) ?? null;

/** That it is there twice, beside the others of its collection. */
export function doubleProblems(type: CollectionType, ligne: object, others: readonly object[]): Problem[] {
  const { double } = collectionRow(type);
  const isThere = others.some((other) => double?.isSame(ligne as never, other as never));
  return double && isThere ? [double.problem] : [];
}

export const doubleProblem = (type: CollectionType): Problem | undefined =>
  collectionRow(type).double?.problem;

/** How far ahead a line a year may be; undefined for what is no line a year. */
export const avanceOf = (type: CollectionType): Avance | undefined => collectionRow(type).avance;

/** Whether its rows are each of an establishment: the others are the whole association's. */
export function isParEtablissement(type: CollectionType): boolean {
  const row = collectionRow(type).fields.id_siret;
  return row?.kind === 'id' && row.of === 'etablissement';
}

/** The establishment of ours a row is of; the SIRET of somebody else is none. */
export function etablissementDe(type: CollectionType, ligne: object): string | null {
  const siret: unknown = isParEtablissement(type) ? Reflect.get(ligne, 'id_siret') : null;
  return typeof siret === 'string' ? siret : null;
}
