/** Says beside the total that wrong amounts are not counted in it. */
export const ToCorrect = ({ n }: { n: number }) =>
  n > 0 && <span className="budget__hors">, hors {n === 1 ? '1 montant' : `${n} montants`} à corriger</span>;
