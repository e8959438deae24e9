import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.ts';
import type { Seen } from './seen.ts';

/** Where one call reads: on a replica, or on the primary. */
export type Reading = {
  /**
   * The replica that answers the reads of the call. Undefined means the primary, where a call stays once it has
   * written, because its next read may be of what it wrote.
   */
  replica: Replica | undefined;
  /**
   * The replica of read-only transactions, such as an export, even after the call noted in the history that it was
   * asked.
   */
  exports: Replica | undefined;
  seen: Seen;
  /** The position of the log after the last commit of this call; 0 when it committed nothing. */
  committed: number;
};

const store = new AsyncLocalStorage<Reading | undefined>();

/** Everything that `work` asks of the database, streams included, belongs to this call. */
export const currentReading = {
  run: <T>(reading: Reading, work: () => T): T => store.run(reading, work),
  now: (): Reading | undefined => store.getStore(),
  /** Makes the call in progress, if there is one, read on the primary from now on. */
  staysOnPrimary: (): void => {
    const reading = store.getStore();
    if (reading) reading.replica = undefined;
  },
};

/** Reads on the primary whatever the call may do: for what is kept for other people, or decides a write. */
export const onPrimary = <T>(work: () => T): T => store.run(undefined, work);
