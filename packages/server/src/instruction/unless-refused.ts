import type { Result } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Refused } from '../platform/http/handlers.ts';

/** Thrown inside a transaction: what was written before the refusal is rolled back. */
class Refusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super('the act is refused');
    this.refused = refused;
  }
}

/** Runs `work` in one transaction, of which nothing stays when its answer is a refusal. */
export async function inTransactionUnlessRefused<T>(
  db: Db,
  work: (tx: Tx) => Promise<Result<T> | Refused>,
): Promise<Result<T> | Refused> {
  try {
    return await inTransaction(db, async (tx) => {
      const done = await work(tx);
      if (!done.ok) throw new Refusal(done);
      return done;
    });
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}
