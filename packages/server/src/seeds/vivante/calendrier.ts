// The dates of the second demonstration are counted from the day it is made, so that its last season is the one under
// way then.
import { addJours } from '@asso/domain/identifiants/durees';
import { demoPeriode } from '../demo/campagnes.ts';

/** An exercise, counted back: 0 is the one asked for now, 1 the one before, and so on. */
export type Recul = 0 | 1 | 2;

/** The days on which the campaign of a season opens and closes, counted from the present day and the same each year. */
export const ouvertureJours = -75;
export const fermetureJours = 12;

export type Calendrier = {
  now: Date;
  exercice(recul: Recul): number;
  /** Returns the instant that many days from the season's reference day, in working hours, never in the future. */
  le(recul: Recul, jours: number, rang?: number): Date;
};

export function calendrier(now: Date): Calendrier {
  const present = demoPeriode(now).exercice;
  const minute = new Date(now.getTime() - 60_000);
  return {
    now,
    exercice: (recul) => present - recul,
    le: (recul, jours, rang = 0) => {
      const day = addJours(now, jours - 365 * recul);
      day.setUTCHours(7 + (rang % 9), (rang * 17) % 60, (rang * 7) % 60, 0);
      return day < minute ? day : minute;
    },
  };
}
