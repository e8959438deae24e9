// Test support: the letters that dossiers received, read from the database.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Reads the text of a letter as the base keeps it. */
export async function letterText(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    said: string;
  }>`select contenu::text as said from courrier where id = ${id}`.execute(db);
  return rows[0]?.said;
}
