// Women and men together never exceed their total, and for licences they must equal it (§3 rhs, affiliations).
import type { Problem } from '../../kernel/result.ts';

type Sum = {
  total: string;
  /** These are the names of the fields that count women, then men. */
  parts: readonly [string, string];
  /** The two parts must equal the total. */
  isExact: boolean;
};

/**
 * The problem is reported on the first part. Nothing is reported while a number is missing, unless one part alone
 * exceeds the total.
 */
export function sumProblems(ligne: object, { total, parts, isExact }: Sum): Problem[] {
  const [femmes, hommes] = parts.map((name) => countOf(ligne, name)) as [number | null, number | null];
  const tous = countOf(ligne, total);
  if (tous === null || (femmes === null && hommes === null)) return [];
  const somme = (femmes ?? 0) + (hommes ?? 0);
  const isWhole = femmes !== null && hommes !== null;
  const params = { femmes: femmes ?? 0, hommes: hommes ?? 0, somme, total: tous };
  if (somme > tous) return [{ code: 'association.effectif-depasse', field: parts[0], params }];
  return isExact && isWhole && somme !== tous
    ? [{ code: 'association.effectif-inegal', field: parts[0], params }]
    : [];
}

/** Adds both parts, or returns null while one is missing. */
export function sumOf(ligne: object, [femmes, hommes]: readonly [string, string]): number | null {
  const [f, h] = [countOf(ligne, femmes), countOf(ligne, hommes)];
  return f === null || h === null ? null : f + h;
}

const countOf = (ligne: object, name: string): number | null => {
  const value: unknown = Reflect.get(ligne, name);
  return typeof value === 'number' ? value : null;
};
