// Which affiliations are sports ones, and what their licences add up to (§3 affiliations).
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import type { Affiliation } from './affiliation.fields.ts';
import { sumOf, sumProblems } from './effectifs.rules.ts';

const parts = ['nb_licencies_f', 'nb_licencies_h'] as const;

/** Those with licence counts, were it none: a federation counts licences, a union of another kind does not. */
export const isAffiliationSportive = (affiliation: Affiliation): boolean =>
  [affiliation.nb_licencies, affiliation.nb_licencies_f, affiliation.nb_licencies_h].some(
    (count) => !isBlank(count),
  );

export const affiliationProblems = (affiliation: Affiliation): Problem[] =>
  sumProblems(affiliation, { total: 'nb_licencies', parts, isExact: true });

/** Both halves give the whole nobody wrote. */
export const withLicencies = (affiliation: Affiliation): Affiliation =>
  isBlank(affiliation.nb_licencies)
    ? { ...affiliation, nb_licencies: sumOf(affiliation, parts) }
    : affiliation;
