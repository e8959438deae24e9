import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Gives the place of each row and the transaction that wrote or locked it last: nothing was written when two results
 * are equal.
 */
export async function listTraces(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select ctid::text, xmin::text, xmax::text, id::text as row from association
    union all select ctid::text, xmin::text, xmax::text, siret from etablissement order by 4`.execute(db);
  return rows;
}

export async function countAssociations(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('association')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Tells how far the file was read, and how many rows are written, at the same moment. */
export async function readAvance(
  db: Db,
  nom: string,
): Promise<{ ligne: number; lignes: number; associations: number }> {
  const { rows } = await sql<{ ligne: number; lignes: number; associations: number }>`
    select ligne, lignes, (select count(*) from association) as associations from import_registre_fichier
    where nom = ${nom} and etat = 'en_cours' order by id_import desc limit 1`.execute(db);
  return rows[0] ?? { ligne: 0, lignes: 0, associations: 0 };
}

export const listImports = (db: Db) =>
  db.selectFrom('import_registre').select(['etat', 'fin']).orderBy('id', 'desc').execute();
