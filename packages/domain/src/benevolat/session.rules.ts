// A session is to come, open or over, and the people concerned receive summaries on certain days (§4 CEC; field, CEC
// journey).
import { instantThere, localDay } from '../identifiants/dates-affichees.ts';

/** Both days are included, in Europe/Paris, YYYY-MM-DD. */
export type SessionJours = { debut: string; fin: string };

export type EtatSession = 'a-venir' | 'courante' | 'close';

/** Returns the first instant of the first day, and the instant after the last day. */
export const sessionBornes = ({ debut, fin }: SessionJours): { ouvre: Date; ferme: Date } => ({
  ouvre: instantThere(debut, '00:00:00'),
  ferme: instantThere(dayAfter(fin, 1), '00:00:00'),
});

export function etatSession(session: SessionJours, now: Date): EtatSession {
  const { ouvre, ferme } = sessionBornes(session);
  if (now < ouvre) return 'a-venir';
  return now < ferme ? 'courante' : 'close';
}

/** Tells whether the session holds this day, YYYY-MM-DD. */
export const isInSession = ({ debut, fin }: SessionJours, jour: string): boolean =>
  debut <= jour && jour <= fin;

export const isCourante = (session: SessionJours, now: Date): boolean =>
  etatSession(session, now) === 'courante';

/** Tells whether two sessions share a day, which they must never do. */
export const seChevauchent = (one: SessionJours, other: SessionJours): boolean =>
  one.debut <= other.fin && other.debut <= one.fin;

/** How many days before the last day a summary is sent, besides the weekly ones. */
const derniersRappels = [15, 7, 1] as const;
const lundi = 1;

/**
 * Tells whether a summary is sent on that day: every Monday, and more often near the end, never one for each
 * declaration.
 */
export function isRecapitulatifDay(session: SessionJours, now: Date): boolean {
  if (!isCourante(session, now)) return false;
  const jour = localDay(now);
  return weekday(jour) === lundi || derniersRappels.some((n) => dayAfter(session.fin, -n) === jour);
}

const weekday = (jour: string): number => new Date(`${jour}T00:00:00Z`).getUTCDay();

function dayAfter(jour: string, days: number): string {
  const instant = new Date(`${jour}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}
