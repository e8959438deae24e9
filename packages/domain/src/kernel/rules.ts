// Rules over several rows, or over data the server loads, as rows; `needs` says what each one must be given.
import { type Stage, stageReached } from './fields.ts';
import type { Problem } from './result.ts';

export type Rule<Value, Needs extends object> = {
  /** The rule it shows, as in docs/regles.md; its own name where there is none. */
  id: string;
  from: Stage;
  needs: readonly (keyof Needs)[];
  check: (value: Value, needs: Needs) => Problem[];
};

/** A rule whose needs are not all given is left to who has them: the server sends its findings as `blockers`. */
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
