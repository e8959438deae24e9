// These queries hold the kinds of notifications for which a person wants no e-mail.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export async function listSansCourriel(db: Db, id_utilisateur: string): Promise<number[]> {
  const rows = await db
    .selectFrom('preference_notification')
    .select('kind')
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Gives, among these people, those who want no e-mail of this kind. */
export async function whoWantsNone(db: Db, ids: readonly string[], kind: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('preference_notification')
    .select('id_utilisateur')
    .where('id_utilisateur', 'in', ids)
    .where('kind', '=', kind)
    .execute();
  return new Set(rows.map(({ id_utilisateur }) => id_utilisateur));
}

/** Replaces the person's list by these kinds. */
export async function writeSansCourriel(trx: Tx, id: string, kinds: readonly number[]): Promise<void> {
  await sql`delete from preference_notification
    where id_utilisateur = ${id} and kind <> all(${[...kinds]}::int[])`.execute(trx);
  await sql`insert into preference_notification (id_utilisateur, kind)
    select ${id}, kind from unnest(${[...kinds]}::int[]) as k (kind) on conflict do nothing`.execute(trx);
}
