// An amount above what was asked may be right, but the screen always says so (§3 Project › financements).
import { formatEuros, formatNombre } from '../identifiants/nombres-affiches.ts';

/**
 * Returns for example « 10 fois les 7 200 € demandés » or « 500 € de plus que les 2 000 € demandés », or null when
 * the amount is not above.
 */
export function sayDepassement(montant: unknown, demande: number | null): string | null {
  const asked = demande ?? 0;
  if (typeof montant !== 'number' || montant <= asked) return null;
  if (asked === 0) return 'alors que rien n’est demandé';
  const times = Math.floor(montant / asked);
  return times >= 2
    ? `${formatNombre(times)} fois les ${formatEuros(asked)} demandés`
    : `${formatEuros(montant - asked)} de plus que les ${formatEuros(asked)} demandés`;
}
