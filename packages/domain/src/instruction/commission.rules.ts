// A commission reads a list of what each request of a campaign takes from its envelope, line after line.

import { isDecide } from '../dossier/instruction.states.ts';
import { type EtatVu, readEtatVu } from '../dossier/suivi/depart.words.ts';
import { sumEuros } from '../kernel/money.ts';

export type LigneCommission = EtatVu & {
  /** `propose` and `accorde` are in euros for the year of the envelope; null means that there is none yet. */
  propose: number | null;
  accorde: number | null;
};

/** Returns what a request takes from the envelope: what is granted once it is decided, and what is proposed before. */
export const amountTaken = (ligne: LigneCommission): number =>
  (isToDecide(ligne) ? ligne.propose : ligne.accorde) ?? 0;

/** Tells whether the commission still has to decide: a decision that waits to leave is made. */
export const isToDecide = (ligne: EtatVu): boolean => !isDecide(readEtatVu(ligne));

export type LigneCumulee<L> = L & {
  /** The amount with all the lines above. */
  cumul: number;
  /** True when the envelope has not enough left for this line. */
  isHors: boolean;
};

/** Adds the lines in the given order, so that one sees where the envelope ends. */
export function accumulate<L extends LigneCommission>(
  lignes: readonly L[],
  total: number,
): LigneCumulee<L>[] {
  let cumul = 0;
  return lignes.map((ligne) => {
    const pris = amountTaken(ligne);
    cumul = sumEuros([cumul, pris]);
    return { ...ligne, cumul, isHors: pris > 0 && cumul > total };
  });
}
