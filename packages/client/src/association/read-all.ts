import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Read } from '../platform/use-read.ts';

type Shared = { isReloading: boolean; reload: () => Promise<unknown> };
type Readable = Shared &
  (
    | { state: 'attente' }
    | { state: 'lu'; value: unknown; version: number | null }
    | { state: 'refuse'; problem: ProblemReply }
  );
type Values<T> = { [K in keyof T]: Extract<T[K], { state: 'lu' }> extends { value: infer V } ? V : never };

/** Combines several reads into one: refused as soon as one is refused, awaited as long as one is. */
export function readAll<T extends Record<string, Readable>>(reads: T): Read<Values<T>> {
  const all = Object.values(reads);
  const shared = {
    isReloading: all.some(({ isReloading }) => isReloading),
    reload: () => Promise.all(all.map(({ reload }) => reload())),
    put: () => undefined,
  };
  const refused = all.find((read) => read.state === 'refuse');
  if (refused) return { ...shared, state: 'refuse', problem: refused.problem };
  if (all.some(({ state }) => state === 'attente')) return { ...shared, state: 'attente' };
  const value = Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, read.state === 'lu' ? read.value : undefined]),
  );
  return { ...shared, state: 'lu', value: value as Values<T>, version: null };
}

/** The type of the value that a read gives. */
export type ValueOfRead<R> = R extends Read<infer V> ? V : never;
