// The time a decision takes is given by rank, from a count of dossiers by number of days (§7, figures of a
// service).

export type DelaiCompte = { jours: number; n: number };

export type Delais = {
  decides: number;
  /**
   * Half of the decisions were made within `mediane` days and nine tenths within `neuviemeDecile`; null when
   * nothing was decided.
   */
  mediane: number | null;
  neuviemeDecile: number | null;
};

/** Computes the delays. Days are whole numbers, so each value is exactly that of the dossier of its rank. */
export function computeDelais(comptes: readonly DelaiCompte[]): Delais {
  const sorted = comptes.filter(({ n }) => n > 0).toSorted((a, b) => a.jours - b.jours);
  const decides = sorted.reduce((sum, { n }) => sum + n, 0);
  const atRank = (rank: number): number | null => {
    let seen = 0;
    for (const { jours, n } of sorted) {
      seen += n;
      if (seen >= rank) return jours;
    }
    return null;
  };
  return {
    decides,
    mediane: decides === 0 ? null : atRank(Math.ceil(decides / 2)),
    neuviemeDecile: decides === 0 ? null : atRank(Math.ceil((decides * 9) / 10)),
  };
}

const tranches = [7, 15, 30, 60, 90, 120, 180, 365] as const;

export type TrancheDelai = { label: string; n: number };

/** Counts decisions by the usual spans of days, for the chart. */
export function tranchesDelais(comptes: readonly DelaiCompte[]): TrancheDelai[] {
  const bounds = [...tranches, Number.POSITIVE_INFINITY];
  return bounds.map((to, rank) => {
    const from = rank === 0 ? 0 : (bounds[rank - 1] ?? 0) + 1;
    const n = comptes
      .filter(({ jours }) => jours >= from && jours <= to)
      .reduce((sum, one) => sum + one.n, 0);
    return { label: trancheSaid(from, to), n };
  });
}

function trancheSaid(from: number, to: number): string {
  if (from === 0) return `${to} jours au plus`;
  return Number.isFinite(to) ? `de ${from} à ${to} jours` : `plus de ${from - 1} jours`;
}
