import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Keeps the codes that at least one dossier holds: their subvention may have another one since. */
export async function codesDesDossiers(
  db: Db,
  column: 'id_type_dispositif' | 'id_sous_type_dispositif',
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from unnest(${codes}::text[]) code
    where exists (select from dossier where ${sql.ref(column)} = code)`.execute(db);
  return rows.map(({ code }) => code);
}
