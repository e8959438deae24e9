// These rules look at several rows, or at data the server loads; `needs` names what each one must be given.
import { type Stage, stageReached } from './fields.ts';
import type { Problem } from './result.ts';

export type Rule<Value, Needs extends object> = {
  /** The id of the rule in scripts/check/rules.tsv, or a name of its own when it has none there. */
  id: string;
  from: Stage;
  needs: readonly (keyof Needs)[];
  check: (value: Value, needs: Needs) => Problem[];
};

/**
 * Finds what these rules refuse. A rule whose needs are not all given is skipped: the server, which has the data, sends
 * its findings as `blockers`.
 */
export function ruleProblems<Value, Needs extends object>(
  rules: readonly Rule<Value, Needs>[],
  value: Value,
  given: { stage: Stage; needs: Partial<Needs> },
): Problem[] {
  return rules
    .filter((rule) => stageReached(rule.from, given.stage))
    .filter((rule) => rule.needs.every((name) => given.needs[name] !== undefined))
    .flatMap((rule) => rule.check(value, given.needs as Needs));
}
