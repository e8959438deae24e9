// Some affiliations are sports ones, and the licences of women and men must add up to their total (§3
// affiliations).
import { isBlank } from '../../kernel/asks.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Affiliation } from './affiliation.fields.ts';
import { sumPair, sumProblems } from './effectifs.rules.ts';

const parts = ['nb_licencies_f', 'nb_licencies_h'] as const;

/**
 * Tells whether an affiliation is a sports one: it has licence counts, even 0, while a union of another kind counts no
 * licences.
 */
export const isAffiliationSportive = (affiliation: Affiliation): boolean =>
  [affiliation.nb_licencies, affiliation.nb_licencies_f, affiliation.nb_licencies_h].some(
    (count) => !isBlank(count),
  );

export const affiliationProblems = (affiliation: Affiliation): Problem[] =>
  sumProblems(affiliation, { total: 'nb_licencies', parts, isExact: true });

/** Fills the total of the licences with the sum of both parts, when nobody typed it. */
export const withLicencies = (affiliation: Affiliation): Affiliation =>
  isBlank(affiliation.nb_licencies)
    ? { ...affiliation, nb_licencies: sumPair(affiliation, parts) }
    : affiliation;
