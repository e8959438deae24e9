// Bank details (ligne.sql.ts writes and lists them) are unique by establishment and IBAN, leaving out removed ones.
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/db/database.ts';

export type RibRow = Row<'rib'>;

/** Reads RIBs by their ids, removed ones too, because a transmitted dossier still names them. */
export const readRibs = (db: Db, ids: readonly string[]): Promise<RibRow[]> =>
  db
    .selectFrom('rib')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
