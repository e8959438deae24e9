// Test support: lists the columns that identify a person, and writes some settings.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Lists the columns that refer to an account, and those named as if they did or as if they held an address. */
export async function listPersonneColonnes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select c.relname || '.' || a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '^(id_utilisateur|id_createur|created_by|par|passation_de|email|courriel|destinataire|auth_id)$'
        or a.attname ~ '_par$'
        or exists (select from pg_constraint f where f.contype = 'f' and f.confrelid = 'utilisateur'::regclass
          and f.conrelid = c.oid and a.attnum = any (f.conkey)))`.execute(db);
  return rows.map(({ column }) => column).toSorted();
}

/** Writes some settings of this person. */
export async function aReglages(db: Db, id: string): Promise<void> {
  await sql`insert into preference_notification (id_utilisateur, kind) values (${id}, 5)`.execute(db);
  await sql`insert into arret_courriel (id_utilisateur, choix, jeton) values (${id}, '5', ${`jeton ${id}`})`.execute(
    db,
  );
  await sql`insert into colonnes_file (id_utilisateur, colonnes) values (${id}, array['titre'])`.execute(db);
}

export async function countReglages(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select
    (select count(*) from preference_notification where id_utilisateur = ${id})::int
    + (select count(*) from arret_courriel where id_utilisateur = ${id})::int
    + (select count(*) from colonnes_file where id_utilisateur = ${id})::int as n`.execute(db);
  return rows[0]?.n ?? 0;
}
