// The list a commission reads: what each request of a campaign takes from its envelope, line after line (screens, Tableau de bord).
import { type EtatInstruction, isDecide } from '../dossier/instruction.states.ts';
import { sumEuros } from '../kernel/money.ts';

export type LigneCommission = {
  etat: EtatInstruction;
  /** Euros, of the year of the envelope; null: nothing yet. */
  propose: number | null;
  accorde: number | null;
};

/** Granted once it is decided, proposed before. */
export const prendDe = ({ etat, propose, accorde }: LigneCommission): number =>
  (isDecide(etat) ? accorde : propose) ?? 0;

export type LigneCumulee<L> = L & {
  /** With all the lines above. */
  cumul: number;
  /** There is not enough left for it. */
  isHors: boolean;
};

/** In the order they are given: where the envelope ends is seen at once. */
export function cumule<L extends LigneCommission>(lignes: readonly L[], total: number): LigneCumulee<L>[] {
  let cumul = 0;
  return lignes.map((ligne) => {
    const pris = prendDe(ligne);
    cumul = sumEuros([cumul, pris]);
    return { ...ligne, cumul, isHors: pris > 0 && cumul > total };
  });
}
