// What is said of an amount above what was asked: it may be right, it is never silent (§3 Project › financements).
import { formatEuros, formatNombre } from '../identifiants/nombres-affiches.ts';

/** « 10 fois les 7 200 € demandés », « 500 € de plus que les 2 000 € demandés »; null when it is not above. */
export function depassementSaid(montant: unknown, demande: number | null): string | null {
  const asked = demande ?? 0;
  if (typeof montant !== 'number' || montant <= asked) return null;
  if (asked === 0) return 'alors que rien n’est demandé';
  const times = Math.floor(montant / asked);
  return times >= 2
    ? `${formatNombre(times)} fois les ${formatEuros(asked)} demandés`
    : `${formatEuros(montant - asked)} de plus que les ${formatEuros(asked)} demandés`;
}
