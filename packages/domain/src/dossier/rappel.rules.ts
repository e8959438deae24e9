// A person is reminded, before a deadline, that something awaits them.
import { daysBetween } from '../identifiants/echeances-affichees.ts';

/** How many days before the deadline reminders leave, when the campaign sets none. */
const rappelsOrdinaires: readonly number[] = [7, 1];

/** No campaign may remind earlier, so a search for near deadlines looks no further ahead than this. */
export const rappelMaxJours = 60;

type Asked = { echeance: Date; now: Date; zone: string; jours?: readonly number[] };

/**
 * Returns the reminder due now: the smallest number of days whose date has come, on the calendar of the territory.
 * If the portal was stopped that day, the reminder is due the next day; the caller records those sent, so that each
 * leaves once. Null means that none is due, or that the deadline has passed.
 */
export function dueRappel({ echeance, now, zone, jours = rappelsOrdinaires }: Asked): number | null {
  if (echeance.getTime() <= now.getTime()) return null;
  const left = daysBetween(now, echeance, zone);
  const come = jours.filter((one) => left <= one);
  return come.length === 0 ? null : Math.min(...come);
}
