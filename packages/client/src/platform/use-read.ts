import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutcome, call, type ValueOf } from './call.ts';
import { isPassing } from './call-problems.ts';
import { wornRole } from './session-role.ts';

const retryMs = 10_000;

/** What a page knows of an object it reads. */
export type Read<T> = (
  | { state: 'attente' }
  | { state: 'lu'; value: T; version: number | null }
  | { state: 'refuse'; problem: ProblemReply }
) & {
  /** Reading again while what was read before is shown. */
  isReloading: boolean;
  reload: () => Promise<unknown>;
  /** Puts in place what a save answered, without another call. */
  put(value: T, version: number | null): void;
};

/** Reads while the page is shown, again on return to the window. `input` null waits. */
export function useRead<E extends Endpoint>(row: E, input: CallInput<E> | null): Read<ValueOf<E>> {
  const client = useQueryClient();
  const key = keyOf(row, input);
  const query = useQuery<CallOutcome<E>, PassingProblem>({
    queryKey: key,
    enabled: input !== null,
    // A bug is for the page of errors.
    throwOnError: (error) => !(error instanceof PassingProblem),
    // What met no network is read again by itself: at the latest ten seconds after.
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (state.error?.problem.status === 0 ? retryMs : false),
    queryFn: async ({ signal }) => {
      const outcome = await call(row, { ...(input as CallInput<E>), signal });
      if (!outcome.ok && isPassing(outcome.problem)) throw new PassingProblem(outcome.problem);
      return outcome;
    },
  });
  return {
    ...stateOf(query.data, query.error),
    isReloading: query.isFetching && query.data !== undefined,
    reload: query.refetch,
    put: (value, version) => client.setQueryData(key, { ok: true, value, version }),
  };
}

/** Has every read of this row, whatever its parameters, done again. */
export function useReread(): (row: Endpoint) => Promise<void> {
  const client = useQueryClient();
  return (row) => client.invalidateQueries({ queryKey: [row.method, row.path] });
}

/** Worth another try; the others are answers. */
class PassingProblem extends Error {
  readonly problem: ProblemReply;
  constructor(problem: ProblemReply) {
    super(problem.message);
    this.problem = problem;
  }
}

const keyOf = <E extends Endpoint>(row: E, input: CallInput<E> | null) => [
  row.method,
  row.path,
  input?.params ?? null,
  input?.query ?? null,
  wornRole() ?? null,
];

function stateOf<E>(outcome: CallOutcome<E> | undefined, error: PassingProblem | null) {
  if (outcome?.ok) return { state: 'lu', value: outcome.value, version: outcome.version } as const;
  const problem = outcome?.problem ?? error?.problem;
  return problem ? ({ state: 'refuse', problem } as const) : ({ state: 'attente' } as const);
}
