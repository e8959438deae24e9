// The queries here are about requests for access whose delay has passed, and whether the people concerned were told.
import type { Db, Tx } from '../../platform/db/database.ts';

/**
 * Lists the ids of the requests made by this instant that nobody answered and that were not passed on yet, the oldest
 * first.
 */
export async function listRelais(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('membre_association')
    .select('id')
    .where('etat', '=', 'demandee')
    .where('relais_le', 'is', null)
    .where('since', '<=', before)
    .orderBy('since')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Notes when a request for access that no manager answered was passed on to the administrators. The version of the
 * request does not change, so that a manager who answers it at that moment meets no conflict.
 */
export async function markRelais(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('membre_association').set({ relais_le: at }).where('id', '=', id).execute();
}
