import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Does the work and undoes what it wrote: only its answer is kept. Locks taken before it stay. */
export async function tryOut<T>(trx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint essai`.execute(trx);
  const value = await work();
  await sql`rollback to savepoint essai`.execute(trx);
  await sql`release savepoint essai`.execute(trx);
  return value;
}
