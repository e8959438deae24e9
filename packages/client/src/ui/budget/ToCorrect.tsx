/** Wrong amounts are not counted in the totals: these words say so beside the total. */
export const ToCorrect = ({ n }: { n: number }) =>
  n > 0 && <span className="budget__hors">, hors {n === 1 ? '1 montant' : `${n} montants`} à corriger</span>;
