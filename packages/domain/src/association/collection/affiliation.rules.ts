// Some affiliations are sports ones, and the licences of women and men must add up to their total (§3
// affiliations).
import { isBlank } from '../../kernel/asks.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Affiliation } from './affiliation.fields.ts';
import { sumOf, sumProblems } from './effectifs.rules.ts';

const parts = ['nb_licencies_f', 'nb_licencies_h'] as const;

/** An affiliation with licence counts, even 0, is a sports one: a union of another kind counts no licences. */
export const isAffiliationSportive = (affiliation: Affiliation): boolean =>
  [affiliation.nb_licencies, affiliation.nb_licencies_f, affiliation.nb_licencies_h].some(
    (count) => !isBlank(count),
  );

export const affiliationProblems = (affiliation: Affiliation): Problem[] =>
  sumProblems(affiliation, { total: 'nb_licencies', parts, isExact: true });

/** When nobody typed the total, it is the sum of both parts. */
export const withLicencies = (affiliation: Affiliation): Affiliation =>
  isBlank(affiliation.nb_licencies)
    ? { ...affiliation, nb_licencies: sumOf(affiliation, parts) }
    : affiliation;
