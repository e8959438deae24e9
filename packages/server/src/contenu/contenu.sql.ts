// The queries here are about the contents that administrators write: questions, links and templates, in one table.
import type { SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { type ColumnType, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import { hasSomethingToOpen } from './modele-fichier.sql.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    contenu: Table<
      'contenu',
      {
        sorte: SorteContenu;
        contenu: ColumnType<Record<string, unknown>, string, string>;
        retire_le: ColumnType<Date | null, never, Date>;
      }
    >;
  }
}

export type ContenuRow = Row<'contenu'>;

const standing = (db: Db, sorte: SorteContenu) =>
  db.selectFrom('contenu').selectAll().where('sorte', '=', sorte).where('retire_le', 'is', null);

/** Contents come in the order that administrators gave them. */
export const contenuOrder: Order = {
  columns: [sql`rang`, sql`id`],
  direction: 'asc',
  key: z.tuple([z.number(), z.uuid()]),
};

type Asked = { sorte: SorteContenu; isPublic: boolean; limit: number; cursor: Cursor | null };

export async function listContenus(
  db: Db,
  { sorte, isPublic, limit, cursor }: Asked,
): Promise<Page<ContenuRow> & { total: number }> {
  const { after, orderBy } = keysetClauses(contenuOrder, cursor);
  const found = standing(db, sorte)
    .$if(isPublic, (query) => query.where('publie', '=', true))
    .$if(isPublic && sorte === 'document-modele', (query) => query.where(hasSomethingToOpen));
  const [rows, counted] = await Promise.all([
    found
      .where(after)
      .orderBy(orderBy)
      .limit(limit + 1)
      .execute(),
    db.selectFrom(found.as('seen')).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { ...keysetPage({ rows, limit, cursor, keyOf: ({ rang, id }) => [rang, id] }), total: counted.n };
}

type Key = { sorte: SorteContenu; id: string };

export const findContenu = (db: Db, { sorte, id }: Key): Promise<ContenuRow | undefined> =>
  standing(db, sorte).where('id', '=', id).executeTakeFirst();

export const lockContenu = (trx: Tx, { sorte, id }: Key): Promise<ContenuRow | undefined> =>
  standing(trx, sorte).where('id', '=', id).forUpdate().executeTakeFirst();

type Ecrit = { contenu: object; rang: number; publie: boolean; at: Date; by: string | null };

export const insertContenu = (
  trx: Tx,
  { sorte, ...ecrit }: Ecrit & { sorte: SorteContenu },
): Promise<ContenuRow> =>
  trx
    .insertInto('contenu')
    .values({ sorte, ...columnsOf(ecrit) })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateContenu = (trx: Tx, { id, ...ecrit }: Ecrit & { id: string }): Promise<ContenuRow> =>
  trx
    .updateTable('contenu')
    .set({ ...columnsOf(ecrit), version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const withdrawContenu = (trx: Tx, id: string, at: Date) =>
  trx.updateTable('contenu').set({ retire_le: at }).where('id', '=', id).execute();

/**
 * Tells whether a content of this kind was ever written, even withdrawn since; the lock makes two servers that start
 * together ask one after the other.
 */
export async function hadContenu(trx: Tx, sorte: SorteContenu): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`contenu ${sorte}`}))`.execute(trx);
  const row = await trx
    .selectFrom('contenu')
    .select('id')
    .where('sorte', '=', sorte)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ contenu, rang, publie, at, by }: Ecrit) => ({
  contenu: JSON.stringify(contenu),
  rang,
  publie,
  modifie_le: at,
  modifie_par: by,
});
