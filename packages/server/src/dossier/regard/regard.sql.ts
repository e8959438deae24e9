// The queries here are about the codes by which an association shows a dossier.
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';

type RegardTable = Table<'regard_dossier', Record<never, never>>;

export type RegardRow = Row<'regard_dossier'>;

export const insertRegard = (trx: Tx, row: Insertable<RegardTable>): Promise<RegardRow> =>
  trx.insertInto('regard_dossier').values(row).returningAll().executeTakeFirstOrThrow();

/** Ends every code of the dossier that is still valid; tells whether there was one. */
export async function closeRegards(trx: Tx, id_dossier: string, at: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('regard_dossier')
    .set({ retire_le: at })
    .where('id_dossier', '=', id_dossier)
    .where('retire_le', 'is', null)
    .where('expire_le', '>', at)
    .returning('id')
    .execute();
  return closed.length > 0;
}

export const findOuvert = (db: Db, id_dossier: string, at: Date): Promise<RegardRow | undefined> =>
  db
    .selectFrom('regard_dossier')
    .selectAll()
    .where('id_dossier', '=', id_dossier)
    .where('retire_le', 'is', null)
    .where('expire_le', '>', at)
    .orderBy('cree_le', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findByEmpreinte = (db: Db, empreinte: Buffer): Promise<RegardRow | undefined> =>
  db.selectFrom('regard_dossier').selectAll().where('empreinte', '=', empreinte).executeTakeFirst();

/** Notes that this person opened the dossier with the code; tells whether it is their first time. */
export async function addLecteur(trx: Tx, id: string, id_utilisateur: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update regard_dossier set lecteurs = lecteurs || ${id_utilisateur}::uuid
    where id = ${id} and not (lecteurs @> array[${id_utilisateur}::uuid]) returning id`.execute(trx);
  return rows.length > 0;
}
