// The steps of a wizard are data: a step is blocked on screen by what refuses it on the server (§4 Wizard steps).
import type { Problem } from './result.ts';

export type Step<Id extends string, Input> = {
  id: Id;
  /** The specification's number (0 to 4); people read one more (1 to 5). */
  rank: number;
  title: string;
  /** Returns everything that keeps this step from being finished. */
  blockers: (input: Input) => readonly Problem[];
  /** Returns what must be done before the step can be opened; when absent, nothing must. */
  opening?: (input: Input) => readonly Problem[];
};

export type StepStatus = 'termine' | 'a-completer' | 'a-commencer' | 'pas-encore';

export type StepState<Id extends string> = {
  id: Id;
  rank: number;
  title: string;
  status: StepStatus;
  blockers: readonly Problem[];
  opening: readonly Problem[];
};

/** Returns the state of each step; `begun` tells whether somebody has already saved something in a step. */
export function stepStates<Id extends string, Input>(
  steps: readonly Step<Id, Input>[],
  input: Input,
  begun: (id: Id) => boolean,
): StepState<Id>[] {
  return steps.map(({ id, rank, title, blockers, opening }) => {
    const closed = opening?.(input) ?? [];
    const found = blockers(input);
    return { id, rank, title, blockers: found, opening: closed, status: statusOf(closed, found, begun(id)) };
  });
}

function statusOf(closed: readonly Problem[], found: readonly Problem[], begun: boolean): StepStatus {
  if (closed.length > 0) return 'pas-encore';
  if (found.length === 0) return 'termine';
  return begun ? 'a-completer' : 'a-commencer';
}
