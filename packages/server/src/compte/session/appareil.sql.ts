// These queries handle the trusted browsers, which need no code for a while. A browser is known by the hash of its
// cookie.
import type { ColumnType } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    appareil_confiance: Table<'appareil_confiance', { hash: ColumnType<Buffer, Buffer, never> }>;
  }
}

export type AppareilConnu = { id: string; id_utilisateur: string; email: string };

/**
 * Finds a trusted browser of an account, never one of a person who merely registers with the same address: that person
 * proved nothing about the account.
 */
export const findAppareil = (db: Db, hash: Buffer, now: Date): Promise<AppareilConnu | undefined> =>
  db
    .selectFrom('appareil_confiance as appareil')
    .innerJoin('utilisateur', 'utilisateur.id', 'appareil.id_utilisateur')
    .select(['appareil.id', 'appareil.id_utilisateur', 'utilisateur.email'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('utilisateur.en_inscription', '=', false)
    .executeTakeFirst();

export async function insertAppareil(
  trx: Tx,
  appareil: { id_utilisateur: string; hash: Buffer; created_at: Date; expires_at: Date; user_agent: string },
): Promise<void> {
  await trx
    .insertInto('appareil_confiance')
    .values({ ...appareil, vu_at: appareil.created_at })
    .execute();
}

export async function saveAppareilVu(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('appareil_confiance').set({ vu_at: at }).where('id', '=', id).execute();
}

export const listAppareils = (db: Db, idUtilisateur: string, now: Date) =>
  db
    .selectFrom('appareil_confiance')
    .select(['id', 'hash', 'created_at', 'expires_at', 'vu_at', 'user_agent'])
    .where('id_utilisateur', '=', idUtilisateur)
    .where('expires_at', '>', now)
    .orderBy('vu_at', 'desc')
    .orderBy('id')
    .execute();

/** Returns false when the browser does not belong to this person. */
export async function deleteAppareil(
  db: Db,
  { id, id_utilisateur }: { id: string; id_utilisateur: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('appareil_confiance')
    .where('id', '=', id)
    .where('id_utilisateur', '=', id_utilisateur)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Forgets the trusted browsers after a change of password or of second factor: each must give a code again. */
export async function forgetAppareils(db: Db, idUtilisateur: string): Promise<void> {
  await db.deleteFrom('appareil_confiance').where('id_utilisateur', '=', idUtilisateur).execute();
}

export async function deleteOldAppareils(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('appareil_confiance').where('expires_at', '<', now).execute();
}
