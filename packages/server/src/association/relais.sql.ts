// Requests for access that went to the administration, and whether those concerned know.
import type { Db, Tx } from '../platform/db/database.ts';

/** Those asked before then that nobody answered nor was told of, the oldest first. */
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

/** The request itself has not changed: who answers it at that moment is not disturbed. */
export async function markRelais(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('membre_association').set({ relais_le: at }).where('id', '=', id).execute();
}
