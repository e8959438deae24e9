// The queries here are about the private address at which a person's calendar reads their dates.
import type { Db } from '../platform/db/database.ts';

export const findAbonnement = (db: Db, id_utilisateur: string) =>
  db
    .selectFrom('abonnement_agenda')
    .select(['cree_le', 'lu_le'])
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirst();

/** Gives the person a new private address, and the former one no longer answers. */
export async function writeAbonnement(
  db: Db,
  { id_utilisateur, empreinte, cree_le }: { id_utilisateur: string; empreinte: Buffer; cree_le: Date },
): Promise<void> {
  await db
    .insertInto('abonnement_agenda')
    .values({ id_utilisateur, empreinte, cree_le, lu_le: null })
    .onConflict((one) => one.column('id_utilisateur').doUpdateSet({ empreinte, cree_le, lu_le: null }))
    .execute();
}

export async function deleteAbonnement(db: Db, id_utilisateur: string): Promise<void> {
  await db.deleteFrom('abonnement_agenda').where('id_utilisateur', '=', id_utilisateur).execute();
}

/** Returns the person whose calendar has this address, and notes when it was read. */
export const readAbonne = (db: Db, empreinte: Buffer, lu_le: Date) =>
  db
    .updateTable('abonnement_agenda')
    .set({ lu_le })
    .where('empreinte', '=', empreinte)
    .returning('id_utilisateur')
    .executeTakeFirst();
