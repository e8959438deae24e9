// Unused data are erased only after their people were warned, at set times before the end (RGPD, art. 5;
// conservation.rows.ts).

import { addJours } from '../identifiants/durees.ts';
import { conservations } from './conservation.rows.ts';
import { addDuree, subtractDuree } from './conservation.rules.ts';

type Conservations = typeof conservations;
/** The rows that have warnings before the end. */
type CleAvertie = {
  [Cle in keyof Conservations]: Conservations[Cle] extends { avertissements: readonly number[] }
    ? Cle
    : never;
}[keyof Conservations];

type Usage = {
  /** The instant of the last use, or of the creation when there was no use. */
  dernierUsage: Date;
  /** The warnings sent since the last use. */
  avertis: readonly { jours: number; le: Date }[];
};

/**
 * Returns the instant of the erasure: never before the period is over, nor sooner after a warning than that warning
 * said, so that a late warning puts it off.
 */
export function inactiviteEnd(cle: CleAvertie, { dernierUsage, avertis }: Usage): Date {
  const terme = addDuree(conservations[cle].duree, dernierUsage);
  return avertis.reduce((fin, { jours, le }) => latest(fin, addJours(le, jours)), terme);
}

type EffacementDu = { avertir: number; fin: Date } | 'effacer' | null;

/**
 * Returns the one thing to do now: the next warning, each sent once, and finally the erasure; null when neither is due
 * yet.
 */
export function dueEffacement(cle: CleAvertie, { dernierUsage, avertis }: Usage, now: Date): EffacementDu {
  const fin = inactiviteEnd(cle, { dernierUsage, avertis });
  const next = conservations[cle].avertissements.find((jours) => !avertis.some((one) => one.jours === jours));
  if (next === undefined) return now >= fin ? 'effacer' : null;
  if (now < addJours(fin, -next)) return null;
  return { avertir: next, fin: latest(fin, addJours(now, next)) };
}

/** Returns an instant: data last used after it need no warning yet. */
export const abandonedSince = (cle: CleAvertie, now: Date): Date =>
  subtractDuree(conservations[cle].duree, addJours(now, Math.max(...conservations[cle].avertissements)));

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
