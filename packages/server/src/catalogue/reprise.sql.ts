// The queries here take a published version back, and read those that were taken back.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

/** Moves a version to the table of those taken back; the database refuses when a dossier was begun on it. */
export async function takeVersionBack(trx: Tx, { id, code, at }: { id: string; code: string; at: Date }) {
  await sql`
    insert into campagne_version_reprise
      (id, id_subvention, code, campagne_exercice, numero, contenu, publiee_le, reprise_le)
    select id, id_subvention, ${code}, campagne_exercice, numero, contenu, publiee_le, ${at}
    from campagne_version where id = ${id}`.execute(trx);
  await trx.deleteFrom('campagne_version').where('id', '=', id).execute();
}

/** Lists the last hundred versions taken back, the latest first. */
export const listReprises = (db: Db, id_subvention: string) =>
  db
    .selectFrom('campagne_version_reprise')
    .select(['numero', 'campagne_exercice', 'publiee_le', 'reprise_le'])
    .where('id_subvention', '=', id_subvention)
    .orderBy('reprise_le', 'desc')
    .limit(100)
    .execute();
