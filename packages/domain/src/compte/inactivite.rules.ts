// An account nobody uses: when its person is warned, and when it goes (RGPD, art. 5; referentiel/conservation.rows.ts).

import { joursApres } from '../identifiants/durees.ts';
import { conservations } from '../referentiel/conservation.rows.ts';
import { apres } from '../referentiel/conservation.rules.ts';

/** So many days before the end, in this order. */
export const avertissements = [60, 15] as const;
export type Avertissement = (typeof avertissements)[number];

type Usage = {
  /** Signing in, or the birth of the account. */
  dernierUsage: Date;
  /** Those sent since. */
  avertis: readonly { jours: number; le: Date }[];
};

/** Never before the end of the period, and never sooner after a warning than it said: a late warning puts off the end. */
export function finDuCompte({ dernierUsage, avertis }: Usage): Date {
  const terme = apres(conservations.compteInactif.duree, dernierUsage);
  return avertis.reduce((fin, { jours, le }) => latest(fin, joursApres(le, jours)), terme);
}

export type InactiviteDue = { avertir: Avertissement; fin: Date } | 'effacer' | null;

export function inactiviteDue({ dernierUsage, avertis }: Usage, now: Date): InactiviteDue {
  const fin = finDuCompte({ dernierUsage, avertis });
  const next = avertissements.find((jours) => !avertis.some((one) => one.jours === jours));
  if (next === undefined) return now >= fin ? 'effacer' : null;
  if (now < joursApres(fin, -next)) return null;
  return { avertir: next, fin: latest(fin, joursApres(now, next)) };
}

/** Accounts used since this day have nothing to be told. */
export const inactifDepuis = (now: Date): Date => {
  const [first] = avertissements;
  const then = joursApres(now, first);
  then.setUTCFullYear(then.getUTCFullYear() - conservations.compteInactif.duree.annees);
  return then;
};

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
