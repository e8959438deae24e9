// Women and men beside the whole they are of (§3 rhs, affiliations): never more, and for licences just as many.
import type { Problem } from '../kernel/result.ts';

type Sum = {
  total: string;
  /** Women, then men. */
  parts: readonly [string, string];
  /** The whole holds nobody else. */
  isExact: boolean;
};

/** Said on the first part; nothing while one of the three is missing, unless a part alone is already too many. */
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

/** What both parts say of the whole, when nobody wrote it. */
export function sumOf(ligne: object, [femmes, hommes]: readonly [string, string]): number | null {
  const [f, h] = [countOf(ligne, femmes), countOf(ligne, hommes)];
  return f === null || h === null ? null : f + h;
}

const countOf = (ligne: object, name: string): number | null => {
  const value: unknown = Reflect.get(ligne, name);
  return typeof value === 'number' ? value : null;
};
