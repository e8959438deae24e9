import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

type Work = (tx: Tx) => Promise<void>;

const store = new AsyncLocalStorage<Work>();

/**
 * Lets a request add one last statement to each of its transactions that has an effect: `run` sets it, `in` runs it
 * before the commit.
 */
export const beforeCommit = {
  run: <T>(last: Work, request: () => Promise<T>): Promise<T> => store.run(last, request),
  in: async (tx: Tx): Promise<void> => store.getStore()?.(tx),
};
