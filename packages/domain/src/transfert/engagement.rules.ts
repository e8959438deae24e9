// What a service commits in Chorus for a subvention, year by year: what it grants for a year is committed once; an
// amending act is followed by a line for the difference, and a refusal by a line that cancels what was committed.
import { cents } from '../kernel/money.ts';
import type { TypeChorus } from './chorus.rows.ts';

/** A year of a subvention, in euros. */
export type SubventionAnnee = {
  annee: number;
  /** What the present decision grants for this year; 0 when it grants nothing. */
  accorde: number;
  /** The sum of the lines that left in lots for this year; null when none did. */
  engage: number | null;
};

/** What one decision granted for one year, and the instant since when it did. */
export type AccordPasse = { prise_le: string; annee: number; montant: number };

export type PaiementEngage = {
  montant: number;
  /** The commitment that the payer named. */
  engagement: string | null;
  isPaye: boolean;
  /** When it was put in payment. */
  le: string;
};

export type SubventionEngagee = {
  annees: readonly SubventionAnnee[];
  /** The decisions of the ledger, in their order. */
  accords: readonly AccordPasse[];
  /** The payments asked or made, in their order. */
  paiements: readonly PaiementEngage[];
};

export type LigneEngagement = {
  type: Exclude<TypeChorus, 'paiement'>;
  annee: number;
  /** In euros; negative when less is committed than before. */
  montant: number;
};

/** Returns the lines that Chorus lacks, the first year first. */
export function engagementsDus(subvention: SubventionEngagee): LigneEngagement[] {
  const ailleurs = engagesAilleurs(subvention);
  return subvention.annees
    .toSorted((one, other) => one.annee - other.annee)
    .flatMap(({ annee, accorde, engage }) => {
      const deja = engage ?? ailleurs.get(annee) ?? null;
      const montant = (cents(accorde) - cents(deja ?? 0)) / 100;
      if (montant === 0) return [];
      const type = deja === null ? 'accord' : accorde === 0 ? 'annulation' : 'correction';
      return [{ type, annee, montant }];
    });
}

/**
 * Returns the years that were committed without a lot: a payment that names its commitment, or that was made, shows
 * that the year it draws on was committed for what was then granted.
 */
function engagesAilleurs({ accords, paiements }: SubventionEngagee): Map<number, number> {
  const found = new Map<number, number>();
  let tire = 0;
  for (const { montant, engagement, isPaye, le } of paiements) {
    tire += cents(montant);
    if (engagement === null && !isPaye) continue;
    let atteint = 0;
    for (const [annee, accorde] of accordeAu(accords, le)) {
      if (atteint < tire && !found.has(annee)) found.set(annee, accorde);
      atteint += cents(accorde);
    }
  }
  return found;
}

/** Returns what was granted for each year at this instant, the first year first. */
function accordeAu(accords: readonly AccordPasse[], instant: string): [annee: number, accorde: number][] {
  const at = Date.parse(instant);
  const prises = accords.map(({ prise_le }) => Date.parse(prise_le)).filter((one) => one <= at);
  const derniere = Math.max(...prises);
  return accords
    .filter(({ prise_le }) => Date.parse(prise_le) === derniere)
    .map(({ annee, montant }): [number, number] => [annee, montant])
    .toSorted(([one], [other]) => one - other);
}

/** Returns the year on which a payment draws first, after those made or asked before it: the first years are paid first. */
export function anneeTiree(
  annees: readonly Pick<SubventionAnnee, 'annee' | 'accorde'>[],
  avant: number,
): number | null {
  let atteint = 0;
  const ordered = annees.toSorted((one, other) => one.annee - other.annee);
  for (const { annee, accorde } of ordered) {
    atteint += cents(accorde);
    if (cents(avant) < atteint) return annee;
  }
  return ordered.at(-1)?.annee ?? null;
}
