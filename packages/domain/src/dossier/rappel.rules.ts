// When a person is reminded that something awaits them before a deadline (issue of the reminders; screens, page 13).
import { daysBetween } from '../identifiants/echeances-affichees.ts';

/** Days before the deadline, when the campaign says nothing else. */
const rappelsOrdinaires: readonly number[] = [7, 1];

/** No campaign reminds earlier: who looks for what is near looks no further. */
export const rappelMaxJours = 60;

type Asked = { echeance: Date; now: Date; zone: string; jours?: readonly number[] };

/**
 * The reminder that stands now: the nearest of those whose day has come, on the calendar of the territory. A portal
 * that was stopped that day reminds the next one; each is sent once, by who keeps which were. Null: none, or too late.
 */
export function rappelDu({ echeance, now, zone, jours = rappelsOrdinaires }: Asked): number | null {
  if (echeance.getTime() <= now.getTime()) return null;
  const left = daysBetween(now, echeance, zone);
  const come = jours.filter((one) => left <= one);
  return come.length === 0 ? null : Math.min(...come);
}
