import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CallInput, type CallOutcome, call, type ValueOf } from './call/call.ts';
import { isPassing } from './call/call-problems.ts';
import { keptReadsHere, shownFrom } from './hors-connexion/kept-reads.ts';
import { isKeptHere } from './page/available-pages.ts';
import { here } from './page/navigation.ts';
import { hatWorn, wornRole } from './session/session-role.ts';

const retryMs = 10_000;

/** What a page knows of an object that it reads from the server. */
export type Read<T> = (
  | { state: 'attente' }
  | { state: 'lu'; value: T; version: number | null }
  | { state: 'refuse'; problem: ProblemReply }
) & {
  /** True while the object is read again and the old value is still shown. */
  isReloading: boolean;
  reload: () => Promise<unknown>;
  /** Shows what a save returned, without reading it again. */
  put(value: T, version: number | null): void;
};

/**
 * Reads an object while the page is shown, and again when the person returns to the window. With a null `input`,
 * nothing is read yet.
 */
export const useRead = <E extends Endpoint>(row: E, input: CallInput<E> | null): Read<ValueOf<E>> =>
  useReadWith(row, input, { ask: call, key: readCacheKey(row, input) });

/** How a read is made: `key` tells what it reads from what another way reads. */
type Way<E> = {
  ask: (row: E, input: CallInput<E>) => Promise<CallOutcome<E>>;
  key: readonly unknown[];
};

/** Reads in another way than by one call, such as page after page. */
export function useReadWith<E extends Endpoint>(
  row: E,
  input: CallInput<E> | null,
  { ask, key }: Way<E>,
): Read<ValueOf<E>> {
  const client = useQueryClient();
  const query = useQuery<CallOutcome<E>, PassingProblem>({
    queryKey: key,
    enabled: input !== null,
    // Only a bug throws and leads to the error page; a passing problem is shown in place.
    throwOnError: (error) => !(error instanceof PassingProblem),
    // A read that failed for lack of network, or whose value comes from this device, is tried again every `retryMs`.
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.error?.problem.status === 0 || isFromDevice(state.data) ? retryMs : false,
    queryFn: async ({ signal }) => {
      const held = heldAt<E>(client, key);
      const outcome = await ask(row, { ...(input as CallInput<E>), held, signal });
      if (outcome.ok) keepOnDevice(key, outcome);
      else if (outcome.problem.status === 0 && !client.getQueryData(key)) {
        const kept = await keptOnDevice<E>(key);
        if (kept) return kept;
      }
      return passing(outcome);
    },
  });
  return {
    ...stateOf(query.data, query.error),
    isReloading: query.isFetching && query.data !== undefined,
    reload: query.refetch,
    put: (value, version) => {
      client.setQueryData(key, { ok: true, value, version });
      keepOnDevice(key, { ok: true, value, version });
    },
  };
}

/**
 * Returns a function that reads beforehand what the next page will show. A failure is ignored: the next page reads
 * again, and shows the failure if there is one.
 */
export function useReadAhead(): <E extends Endpoint>(row: E, input: CallInput<E>) => void {
  const client = useQueryClient();
  return useCallback(
    (row, input) =>
      void client.prefetchQuery({
        queryKey: readCacheKey(row, input),
        queryFn: async ({ signal, queryKey }) =>
          passing(await call(row, { ...input, held: heldAt(client, queryKey), signal })),
      }),
    [client],
  );
}

/**
 * Returns the reply already held in memory for this read, so that the server need not send it again. A reply kept on
 * the device does not count: it is read anew.
 */
function heldAt<E>(client: QueryClient, key: readonly unknown[]): CallOutcome<E> | undefined {
  const held = client.getQueryData<Kept<E>>(key);
  return isFromDevice(held) ? undefined : held;
}

function passing<E>(outcome: CallOutcome<E>): CallOutcome<E> {
  if (!outcome.ok && isPassing(outcome.problem)) throw new PassingProblem(outcome.problem);
  return outcome;
}

type Kept<E> = CallOutcome<E> & { isFromDevice?: true };

const isFromDevice = (outcome: object | undefined): boolean => Object(outcome).isFromDevice === true;

/**
 * Keeps a reply on the device, for use without a network: only for an association, on a page that allows it, and when
 * the person asked for it.
 */
function keepOnDevice<E>(key: readonly unknown[], outcome: CallOutcome<E>): void {
  if (outcome.ok && shownFrom.get() !== null) shownFrom.set(null);
  if (!keptReadsHere.isOpen() || hatWorn() !== 'lca.association' || !isKeptHere(here())) return;
  void keptReadsHere.put(JSON.stringify(key), outcome);
}

async function keptOnDevice<E>(key: readonly unknown[]): Promise<Kept<E> | null> {
  const kept = await keptReadsHere.get(JSON.stringify(key));
  if (!kept) return null;
  shownFrom.set((before) => Math.min(before ?? kept.at, kept.at));
  return { ...(kept.value as CallOutcome<E>), isFromDevice: true };
}

/** Returns a function that reads again everything read from an endpoint, whatever the parameters. */
export function useReread(): (row: Endpoint) => Promise<void> {
  const client = useQueryClient();
  return (row) => client.invalidateQueries({ queryKey: [row.method, row.path] });
}

/** Returns a function that reads again everything the page holds, after an act that changes what many calls answer. */
export function useRereadAll(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** A problem that another try may solve; any other problem is an answer like any other. */
class PassingProblem extends Error {
  readonly problem: ProblemReply;
  constructor(problem: ProblemReply) {
    super(problem.message);
    this.problem = problem;
  }
}

export const readCacheKey = <E extends Endpoint>(row: E, input: CallInput<E> | null) => [
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
