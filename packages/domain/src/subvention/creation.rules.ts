// A dossier may begin only if its type, exercise, dates and regime allow it (§5: unique per subvention,
// sous-dispositif, exercice, siret and user).
import type { Problem } from '../kernel/result.ts';
import {
  type Campagne,
  computeOuverture,
  findSousDispositif,
  type SousDispositif,
} from './campagne.rules.ts';
import { sayInstant } from './ouverture.words.ts';

export type Beginning = {
  campagne: Campagne;
  campagne_exercice: number;
  id_sous_type_dispositif: string;
  exercice: number;
  regime: string | null;
  now: Date;
};

/** Returns everything that keeps this request from being begun; the fields are those of the creation's body. */
export function creationProblems(beginning: Beginning): Problem[] {
  const sous = findSousDispositif(beginning.campagne, beginning.id_sous_type_dispositif);
  const field = 'description.id_sous_type_dispositif';
  if (!sous) return [{ code: 'subvention.sous-dispositif-inconnu', field }];
  const found: Problem[] = [...ouvertureProblems(beginning.campagne, { sous, now: beginning.now })];
  const exercices = exercicesOfferts(beginning.campagne, beginning.campagne_exercice);
  if (!exercices.includes(beginning.exercice)) {
    const params = { exercice: exercices.join(' ou ') };
    found.push({ code: 'subvention.exercice-impossible', field: 'description.exercice', params });
  }
  if (!isOfferedTo(sous, beginning.regime)) {
    found.push({ code: 'subvention.sous-dispositif-interdit', field });
  }
  return found;
}

/** Lists the campaign's own exercise first, then the others it accepts. */
export const exercicesOfferts = (
  { autres_exercices = [] }: Pick<Campagne, 'autres_exercices'>,
  campagne_exercice: number,
): number[] => [...new Set([campagne_exercice, ...autres_exercices])];

/**
 * Tells whether a sous-dispositif is offered to this regime; those of the territorial share exclude loi1901 and
 * alsaceMoselle.
 */
export const isOfferedTo = (sous: SousDispositif, regime: string | null): boolean =>
  !sous.interdit_regimes?.includes(regime ?? '');

/** Returns the sous-dispositifs that are open and offered to this regime; the others are hidden. */
export const typesOfferts = (
  { sous_dispositifs }: Pick<Campagne, 'sous_dispositifs'>,
  { regime, now }: { regime: string | null; now: Date },
): SousDispositif[] =>
  sous_dispositifs.filter((one) => computeOuverture(one, now) === 'ouverte' && isOfferedTo(one, regime));

/** Returns why a request cannot be begun or sent at this instant, with the date as every page says it. */
export function ouvertureProblems(
  campagne: Pick<Campagne, 'fuseau' | 'territoires'>,
  { sous, now }: { sous: SousDispositif; now: Date },
): Problem[] {
  const ouverture = computeOuverture(sous, now);
  if (ouverture === 'ouverte') return [];
  const params = { date: sayInstant(ouverture === 'a-venir' ? sous.date_debut : sous.date_fin, campagne) };
  return [{ code: `subvention.campagne-${ouverture}`, params }];
}

/**
 * Returns the key that makes a request unique: one person may make one for each subvention, type, exercise and
 * establishment [R5.62].
 */
export const cleUnicite = (key: {
  code: string;
  sous: string;
  exercice: number;
  siret: string;
  user: string;
}): string => ['subvention', key.code, key.sous, key.exercice, key.siret, key.user].join(':');
