// The queries here are about the library of expected fields and documents: both are kept in one table.
import type { SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    modele_attendu: Table<
      'modele_attendu',
      { sorte: SorteModele; contenu: ColumnType<Record<string, unknown>, string, string> }
    >;
  }
}

export type ModeleRow = Row<'modele_attendu'>;

const present = (db: Db, sorte: SorteModele) =>
  db.selectFrom('modele_attendu').selectAll().where('sorte', '=', sorte).where('retire_le', 'is', null);

export const modeleOrder: Order = {
  columns: [sql`contenu ->> 'label'`, sql`id`],
  direction: 'asc',
  key: z.tuple([z.string(), z.uuid()]),
};

type Asked = {
  words: readonly string[];
  /** Keeps the templates of these territories and the national ones; undefined for all. */
  territoires?: readonly string[];
  limit: number;
  cursor: Cursor | null;
};

export async function listModeles(
  db: Db,
  sorte: SorteModele,
  { words, territoires, limit, cursor }: Asked,
): Promise<Page<ModeleRow> & { total: number; totalExact: boolean }> {
  const { after, orderBy } = keysetClauses(modeleOrder, cursor);
  let found = present(db, sorte);
  if (territoires) {
    found = found.where(
      sql<boolean>`(code_territoire is null or code_territoire = any(${territoires}::text[]))`,
    );
  }
  for (const word of words) {
    found = found.where(
      sql<boolean>`sans_accents(code || ' ' || (contenu ->> 'label')) like '%' || sans_accents(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`,
    );
  }
  const [rows, counted] = await Promise.all([
    found
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db.selectFrom(found.as('seen')).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
  ]);
  const keyOf = (row: ModeleRow) => [String(row.contenu.label), row.id];
  return { ...keysetPage({ rows, limit, cursor, keyOf }), total: counted.n, totalExact: true };
}

/** Finds an entry of the library by its id or its code. */
export const findModele = (db: Db, sorte: SorteModele, key: string): Promise<ModeleRow | undefined> =>
  present(db, sorte)
    .where(isUuid(key) ? 'id' : 'code', '=', key)
    .executeTakeFirst();

export const lockModele = (trx: Tx, sorte: SorteModele, key: string): Promise<ModeleRow | undefined> =>
  present(trx, sorte)
    .where(isUuid(key) ? 'id' : 'code', '=', key)
    .forUpdate()
    .executeTakeFirst();

type Ecrit = { code: string; contenu: object; at: Date; by: string };

/** Adds an entry to the library; returns undefined when the code is taken. */
export async function insertModele(
  trx: Tx,
  { code, contenu, at, by, ...row }: Ecrit & { sorte: SorteModele; code_territoire: string | null },
): Promise<ModeleRow | undefined> {
  return trx
    .insertInto('modele_attendu')
    .values({ ...row, code, contenu: JSON.stringify(contenu), modifie_le: at, modifie_par: by })
    .onConflict((oc) => oc.columns(['sorte', 'code']).where('retire_le', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const updateModele = (
  trx: Tx,
  { id, code, contenu, at, by }: Ecrit & { id: string },
): Promise<ModeleRow> =>
  trx
    .updateTable('modele_attendu')
    .set({
      code,
      contenu: JSON.stringify(contenu),
      modifie_le: at,
      modifie_par: by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const withdrawModele = (trx: Tx, id: string, at: Date) =>
  trx.updateTable('modele_attendu').set({ retire_le: at }).where('id', '=', id).execute();
