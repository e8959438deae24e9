// A merge of two files of one association is undone with what both were before and the rows that were moved.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import type { Lot } from './correspondances.sql.ts';

/** Deletes the merges made by `avant`, with the rows noted for each; returns how many merges. */
export async function deleteFusions(tx: Tx, { avant, limit }: Lot): Promise<number> {
  const { rows } = await sql`delete from fusion_association where id in (
    select id from fusion_association where faite_le <= ${avant} limit ${limit} for update skip locked)
    returning id`.execute(tx);
  return rows.length;
}
