import type { CallOutcome, ValueOf } from '../call/call.ts';
import { isPassing } from '../call/call-problems.ts';
import type { SaveAnswer } from './draft-types.ts';

/** Translates the outcome of a call for the draft; `pick` finds the saved object in the reply. */
export function saveAnswer<E, T>(outcome: CallOutcome<E>, pick: (reply: ValueOf<E>) => T): SaveAnswer<T> {
  if (outcome.ok) {
    if (outcome.version === null) throw new Error('A save answers with the version it made (ETag).');
    return { kind: 'enregistre', value: pick(outcome.value), version: outcome.version };
  }
  const { problem } = outcome;
  if (problem.conflicts) {
    const { conflicts, version, par, moi, le } = problem;
    return { kind: 'conflit', conflicts, version, par, moi, le };
  }
  // When the session has ended, the answers stay in the browser and are saved after signing in again.
  if (isPassing(problem) || problem.status === 401) return { kind: 'injoignable' };
  return { kind: 'refuse', problems: problem.problems };
}
