import { setTimeout as wait } from 'node:timers/promises';
import { beforeCommit } from './before-commit.ts';
import type { Db, Tx } from './database.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const tries = 3;

type Act = () => void;
const later = new WeakMap<Tx, Act[]>();

/** Registers `act`, which runs once the transaction has committed; nothing runs when the transaction is rolled back. */
export function afterCommit(tx: Tx, act: Act): void {
  later.set(tx, [...(later.get(tx) ?? []), act]);
}

/**
 * Runs `work` in one transaction, and again after a conflict with another one: `work` must have no effect outside the
 * database, but by `afterCommit`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      let acts: readonly Act[] = [];
      const value = await db.transaction().execute(async (tx) => {
        const value = await work(tx);
        if (!isRefusal(value)) await beforeCommit.in(tx);
        acts = later.get(tx) ?? [];
        return value;
      });
      for (const act of acts) act();
      return value;
    } catch (error) {
      if (attempt === tries || !isConflict(error)) throw error;
      // Two transactions that conflicted would conflict again if both waited for the same time.
      await wait(Math.random() * 50 * attempt);
    }
  }
}

/** Work that ends in a refusal had no effect to note: what it wrote, such as a failed attempt, is kept all the same. */
const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

function isConflict(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === serializationFailure || code === deadlock;
}
