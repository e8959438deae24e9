import { AsyncLocalStorage } from 'node:async_hooks';
import type { Replica } from './replica.ts';
import type { Seen } from './seen.ts';

/** One call, and where it reads. */
export type Reading = {
  /**
   * The reads of the call are made there; undefined is the primary, which a call does not leave once it wrote: what it
   * reads next may be what it wrote.
   */
  replica: Replica | undefined;
  /** A transaction that only reads, such as an export, is made here, even after the call wrote that it was asked. */
  exports: Replica | undefined;
  seen: Seen;
  /** This is where the log was after the last commit of this call; 0 when it committed nothing. */
  committed: number;
};

const store = new AsyncLocalStorage<Reading | undefined>();

/** Everything that `work` asks of the database, streams included, belongs to this call. */
export const readingOf = {
  run: <T>(reading: Reading, work: () => T): T => store.run(reading, work),
  now: (): Reading | undefined => store.getStore(),
  /** The call in progress, if there is one, reads on from the primary. */
  staysOnPrimary: (): void => {
    const reading = store.getStore();
    if (reading) reading.replica = undefined;
  },
};

/** What is kept for other people, or decides a write, is read on the primary, whatever the call may do. */
export const onPrimary = <T>(work: () => T): T => store.run(undefined, work);
