// Test support: the pieces of a project, and a document that another one replaces.
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

type Joined = Omit<Insertable<Database['piece_dossier']>, 'code'>;

export const joinPieces = (db: Db, joined: Joined, codes: readonly string[]) =>
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
