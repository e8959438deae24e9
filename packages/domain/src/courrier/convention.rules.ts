// A written agreement (convention) must go with a large subvention, above 23 000 € a year (loi 2000-321 art. 10; décret
// 2001-495).
import { sumEuros } from '../kernel/money.ts';

export const seuilConvention = 23_000;

/** Tells whether what one service grants for some year is above the threshold. */
export function needsConvention(montants: readonly { annee: number; montant_accorde: number }[]): boolean {
  const years = [...new Set(montants.map(({ annee }) => annee))];
  return years.some(
    (annee) =>
      sumEuros(montants.flatMap((one) => (one.annee === annee ? one.montant_accorde : []))) > seuilConvention,
  );
}
