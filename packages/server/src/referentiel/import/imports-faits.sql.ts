// Each imported file leaves a row that says what became of its lines.

import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order } from '../../platform/db/keyset.sql.ts';
import type { Tables } from '../../platform/db/tables.ts';

type ImportTable = Tables['import_fichier'];

export const insertImport = (tx: Tx, fait: Insertable<ImportTable>) =>
  tx.insertInto('import_fichier').values(fait).execute();

export const orderImports: Order = { columns: [sql`i.ordre`], direction: 'desc', key: z.tuple([z.int()]) };

type Asked = { genres: readonly string[]; limit: number; cursor: Cursor | null };

/** Lists the imports of these kinds, the latest first. */
export async function listImports(db: Db, { genres, limit, cursor }: Asked) {
  const { after, orderBy } = keysetClauses(orderImports, cursor);
  const rows = await db
    .selectFrom('import_fichier as i')
    .leftJoin('utilisateur as u', 'u.id', 'i.importe_par')
    .selectAll('i')
    .select(sql<string | null>`u.prenom || ' ' || u.nom`.as('par'))
    .where('i.genre', '=', sql<string>`any(${[...genres]}::text[])`)
    .where(after)
    .orderBy(sql`${orderBy}`)
    .limit(limit + 1)
    .execute();
  return keysetPage({ rows, limit, cursor, keyOf: ({ ordre }) => [Number(ordre)] });
}
