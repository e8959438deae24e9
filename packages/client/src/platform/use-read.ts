import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CallInput, type CallOutcome, call, type ValueOf } from './call/call.ts';
import { isPassing } from './call/call-problems.ts';
import { garde, shownFrom } from './hors-connexion/kept-reads.ts';
import { isKeptHere } from './page/available-pages.ts';
import { here } from './page/navigation.ts';
import { hatWorn, wornRole } from './session/session-role.ts';

const retryMs = 10_000;

/** This is what a page knows of an object it reads. */
export type Read<T> = (
  | { state: 'attente' }
  | { state: 'lu'; value: T; version: number | null }
  | { state: 'refuse'; problem: ProblemReply }
) & {
  /** True while the object is read again and the old value is still shown. */
  isReloading: boolean;
  reload: () => Promise<unknown>;
  /** Puts a save's answer in place without another call. */
  put(value: T, version: number | null): void;
};

/** Reads while the page is shown, and again when the person returns to the window. A null `input` waits. */
export function useRead<E extends Endpoint>(row: E, input: CallInput<E> | null): Read<ValueOf<E>> {
  const client = useQueryClient();
  const key = keyOf(row, input);
  const query = useQuery<CallOutcome<E>, PassingProblem>({
    queryKey: key,
    enabled: input !== null,
    // Only a bug goes to the error page.
    throwOnError: (error) => !(error instanceof PassingProblem),
    // A read that met no network is tried again by itself, within ten seconds.
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.error?.problem.status === 0 || isFromDevice(state.data) ? retryMs : false,
    queryFn: async ({ signal }) => {
      const held = heldAt<E>(client, key);
      const outcome = await call(row, { ...(input as CallInput<E>), held, signal });
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

/** Returns a function that reads what the next page will show; that page says it when it cannot be read. */
export function useReadAhead(): <E extends Endpoint>(row: E, input: CallInput<E>) => void {
  const client = useQueryClient();
  return useCallback(
    (row, input) =>
      void client.prefetchQuery({
        queryKey: keyOf(row, input),
        queryFn: async ({ signal, queryKey }) =>
          passing(await call(row, { ...input, held: heldAt(client, queryKey), signal })),
      }),
    [client],
  );
}

/**
 * Gives what this page holds of the object, in memory alone and until its person leaves. What the device kept is read
 * anew.
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
 * Keeps the reply on the device when an association reads it, on a page meant for that, and the person asked for it.
 */
function keepOnDevice<E>(key: readonly unknown[], outcome: CallOutcome<E>): void {
  if (outcome.ok && shownFrom.get() !== null) shownFrom.set(null);
  if (!garde.isOpen() || hatWorn() !== 'lca.association' || !isKeptHere(here())) return;
  void garde.put(JSON.stringify(key), outcome);
}

async function keptOnDevice<E>(key: readonly unknown[]): Promise<Kept<E> | null> {
  const kept = await garde.get(JSON.stringify(key));
  if (!kept) return null;
  shownFrom.set((before) => Math.min(before ?? kept.at, kept.at));
  return { ...(kept.value as CallOutcome<E>), isFromDevice: true };
}

/** Returns a function that repeats every read of a row, whatever its parameters. */
export function useReread(): (row: Endpoint) => Promise<void> {
  const client = useQueryClient();
  return (row) => client.invalidateQueries({ queryKey: [row.method, row.path] });
}

/** These problems are worth another try; the others are answers. */
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
