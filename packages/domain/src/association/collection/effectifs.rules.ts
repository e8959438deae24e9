// Women and men together may not exceed their total, and for licences they must equal it (§3 rhs, affiliations).
import type { Problem } from '../../kernel/result.ts';
import type { Rh } from './rh.fields.ts';

type Sum = {
  total: string;
  /** The names of the fields that count women, then men. */
  parts: readonly [string, string];
  /** True when the women and the men must add up to the total. */
  isExact: boolean;
};

/**
 * Checks a sum, and reports its problem on the first part. Nothing is reported while a number is missing, unless one
 * part alone exceeds the total.
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

/**
 * Checks that women and men are not more than all members (they may be fewer, because legal persons are members too),
 * and that aided jobs are not more than employees.
 */
export function rhProblems(rh: Rh): Problem[] {
  const membres = sumProblems(rh, {
    total: 'nb_adherents',
    parts: ['nb_adherents_f', 'nb_adherents_h'],
    isExact: false,
  });
  const { nb_emplois_aides: aides, nb_salaries: salaries } = rh;
  const tropAides = typeof aides === 'number' && typeof salaries === 'number' && aides > salaries;
  return tropAides
    ? [
        ...membres,
        { code: 'association.emplois-aides', field: 'nb_emplois_aides', params: { aides, salaries } },
      ]
    : membres;
}

/** Adds both parts, or returns null while one is missing. */
export function sumPair(ligne: object, [femmes, hommes]: readonly [string, string]): number | null {
  const [f, h] = [countOf(ligne, femmes), countOf(ligne, hommes)];
  return f === null || h === null ? null : f + h;
}

const countOf = (ligne: object, name: string): number | null => {
  const value: unknown = Reflect.get(ligne, name);
  return typeof value === 'number' ? value : null;
};
