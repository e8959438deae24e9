// The figures of last year's subventions are published only where nobody can be recognised in them.
import type { GivenLastYear } from './aide-publique.rules.ts';

/** The fewest requests, and the fewest granted, for which figures are published. */
const leastDecisions = 5;
/** The fewest subventions granted in an interval of sums; a smaller one is joined to its neighbour. */
const leastInTranche = 3;
const mostTranches = 5;

/** `montants` are the sums granted, in euros; `jours` the days between each request and its decision. */
export type Decisions = {
  annee: number;
  demandes: number;
  montants: readonly number[];
  jours: readonly number[];
};

export function computeDonne({ annee, demandes, montants, jours }: Decisions): GivenLastYear | null {
  if (demandes < leastDecisions || montants.length < leastDecisions) return null;
  const total = montants.reduce((sum, one) => sum + one, 0);
  return {
    annee,
    demandes,
    accordees: montants.length,
    moyenneEuros: Math.round(total / montants.length / 10) * 10,
    joursPourRepondre: median(jours),
    tranches: tranchesOf(montants),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length < leastDecisions ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
}

/**
 * Counts the subventions granted by intervals of sums, which have round ends and hold every sum; those with too few are
 * joined, so that no sum can be guessed.
 */
function tranchesOf(montants: readonly number[]): GivenLastYear['tranches'] {
  const step = roundStep(Math.max(...montants) / mostTranches);
  const counts = Array.from({ length: mostTranches }, (_, at) => ({
    de: at * step,
    a: (at + 1) * step,
    nombre: montants.filter((one) => one > at * step && one <= (at + 1) * step).length,
  }));
  const joined: { de: number; a: number; nombre: number }[] = [];
  for (const one of counts) {
    const last = joined.at(-1);
    if (last && last.nombre < leastInTranche)
      joined.splice(-1, 1, { ...one, de: last.de, nombre: last.nombre + one.nombre });
    else joined.push(one);
  }
  const [last, before] = [joined.at(-1), joined.at(-2)];
  if (last && before && last.nombre < leastInTranche)
    joined.splice(-2, 2, { de: before.de, a: last.a, nombre: before.nombre + last.nombre });
  return joined.length > 1 ? joined : [];
}

/** Returns the smallest of 1, 2, 2.5, 5 × 10ⁿ that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= least) ?? 10);
}
