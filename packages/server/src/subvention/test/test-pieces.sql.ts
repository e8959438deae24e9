// Test support: the pieces of a project, and a document that another one replaces.
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

type Joined = Omit<Insertable<Database['piece_dossier']>, 'code'>;

export const insertPieces = (db: Db, joined: Joined, codes: readonly string[]) =>
  db
    .insertInto('piece_dossier')
    .values(codes.map((code) => ({ ...joined, code })))
    .execute();

export async function codesOfProjet(db: Db, id: string): Promise<string[]> {
  const rows = await db.selectFrom('piece_dossier').select('code').where('code', 'like', `${id}.%`).execute();
  return rows.map(({ code }) => code);
}

export const replaceDocument = (db: Db, id: string) =>
  db
    .updateTable('document')
    .set({ etat: 'remplace' as never })
    .where('id', '=', id)
    .execute();

/** Makes copies of a dossier that join the same papers and were sent to nobody, with ids before its own. */
export async function copiesJoining(db: Db, id_dossier: string, howMany: number): Promise<void> {
  await sql`with copies as (
      insert into dossier select (jsonb_populate_record(d, jsonb_build_object(
        'id', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0')), 'id_fo', '99-' || lpad(n::text, 6, '0'), 'cle_unicite', 'copie ' || n))).*
      from dossier d, generate_series(1, ${howMany}::int) n where d.id = ${id_dossier} returning id)
    insert into piece_dossier select copies.id, p.code, p.id_document, p.jointe_le, p.jointe_par
      from copies, piece_dossier p where p.id_dossier = ${id_dossier}`.execute(db);
}
