// What nobody uses is erased only after its people were warned: when they are, and when it goes (RGPD, art. 5; conservation.rows.ts).

import { joursApres } from '../identifiants/durees.ts';
import { conservations } from './conservation.rows.ts';
import { apres, avant } from './conservation.rules.ts';

type Conservations = typeof conservations;
/** The rows that say so many days before. */
type CleAvertie = {
  [Cle in keyof Conservations]: Conservations[Cle] extends { avertissements: readonly number[] }
    ? Cle
    : never;
}[keyof Conservations];

type Usage = {
  /** The last time it was used: its birth, at least. */
  dernierUsage: Date;
  /** Those sent since. */
  avertis: readonly { jours: number; le: Date }[];
};

/** Never before the end of the period, and never sooner after a warning than it said: a late warning puts off the end. */
export function finApres(cle: CleAvertie, { dernierUsage, avertis }: Usage): Date {
  const terme = apres(conservations[cle].duree, dernierUsage);
  return avertis.reduce((fin, { jours, le }) => latest(fin, joursApres(le, jours)), terme);
}

type EffacementDu = { avertir: number; fin: Date } | 'effacer' | null;

/** What is to be done now, one thing at a time: the next warning, once each, then the end. */
export function effacementDu(cle: CleAvertie, { dernierUsage, avertis }: Usage, now: Date): EffacementDu {
  const fin = finApres(cle, { dernierUsage, avertis });
  const next = conservations[cle].avertissements.find((jours) => !avertis.some((one) => one.jours === jours));
  if (next === undefined) return now >= fin ? 'effacer' : null;
  if (now < joursApres(fin, -next)) return null;
  return { avertir: next, fin: latest(fin, joursApres(now, next)) };
}

/** About what was used since this day there is nothing to be told. */
export const laisseDepuis = (cle: CleAvertie, now: Date): Date =>
  avant(conservations[cle].duree, joursApres(now, Math.max(...conservations[cle].avertissements)));

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
