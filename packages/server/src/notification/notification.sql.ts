// These queries handle the inbox: what a person is told, and what they have read.

import { type ColumnType, type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';
import type { Tables } from '../platform/db/tables.ts';

type NotificationTable = Table<
  'notification',
  {
    params: ColumnType<Record<string, string>, string, never>;
    read_at: ColumnType<Date | null, Date | null, Date>;
  }
>;

/** An account that may be written to. */
export type Destinataire = Tables['destinataire'];

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    notification: NotificationTable;
  }
}

export const findDestinataires = (db: Db, ids: readonly string[]): Promise<Destinataire[]> =>
  db.selectFrom('destinataire').selectAll().where('id', 'in', ids).execute();

export type NewNotification = Omit<Insertable<NotificationTable>, 'id' | 'read_at' | 'params'> & {
  /** A notification about the reader's own act is already read, because it tells them nothing new. */
  read_at: Date | null;
  params: Readonly<Record<string, string>>;
};

/** Gives the ids of the new notifications, by account. */
export async function insertNotifications(
  trx: Tx,
  rows: readonly NewNotification[],
): Promise<ReadonlyMap<string, string>> {
  const values = rows.map((row) => ({ ...row, params: JSON.stringify(row.params) }));
  const inserted = await trx
    .insertInto('notification')
    .values(values)
    .returning(['id', 'id_utilisateur'])
    .execute();
  return new Map(inserted.map(({ id, id_utilisateur }) => [id_utilisateur, id]));
}

export type InboxQuery = {
  id_utilisateur: string;
  kinds?: readonly number[];
  isLue?: boolean;
  /** Keeps only the notifications about this object. */
  objet?: { type: string; id: string };
  limit: number;
  cursor: Cursor | null;
};

/** Unread notifications come first, then the latest. */
export const inboxOrder: Order = {
  columns: [sql`(read_at is null)`, sql`created_at`, sql`id`],
  direction: 'desc',
  key: z.tuple([z.boolean(), z.iso.datetime(), z.uuid()]),
};

export type InboxRow = Omit<Row<'notification'>, 'id' | 'params' | 'read_at'> & {
  id: string;
  params: Record<string, string>;
  read_at: Date | null;
  etat_courriel: 'a_envoyer' | 'envoye' | 'echec' | null;
};

/** Names the cause (`cle`) of the e-mail that copies a notification. */
export const notificationCle = (id: string): string => `notification/${id}`;

const most = 10_000;
export type Inbox = Page<InboxRow> & { total: number; totalExact: boolean };

export async function readInbox(db: Db, query: InboxQuery): Promise<Inbox> {
  const { limit, cursor } = query;
  const { after, orderBy } = keysetClauses(inboxOrder, cursor);
  const mine = sql`from notification n where id_utilisateur = ${query.id_utilisateur} ${filters(query)}`;
  const [page, counted] = await Promise.all([
    sql<InboxRow>`
      select n.*, (select etat from courriel where cle = ${notificationCle('')} || n.id) as etat_courriel
      ${mine} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (select 1 ${mine} limit ${most + 1}) seen`.execute(db),
  ]);
  const n = counted.rows[0]?.n ?? 0;
  const keyOf = (row: InboxRow) => [row.read_at === null, row.created_at.toISOString(), row.id];
  return {
    ...keysetPage({ rows: page.rows, limit, cursor, keyOf }),
    total: Math.min(n, most),
    totalExact: n <= most,
  };
}

type About = { id_utilisateur: string; type: string; ids: readonly string[]; kinds: readonly number[] };

const mostAbout = 500;

/** Lists the unread notifications of a person about several objects, the latest first. */
export async function listUnreadAbout(
  db: Db,
  { id_utilisateur, type, ids, kinds }: About,
): Promise<InboxRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<InboxRow>`
    select n.*, (select etat from courriel where cle = ${notificationCle('')} || n.id) as etat_courriel
    from notification n
    where id_utilisateur = ${id_utilisateur} and read_at is null and objet_type = ${type}
      and objet_id = any(${[...ids]}::text[]) and kind = any(${[...kinds]}::int[])
    order by created_at desc, id desc limit ${mostAbout}`.execute(db);
  return rows;
}

/** The `variante` of the notifications that the portal sends by itself, as reminders: nobody did anything. */
const rappels = ['rappel', 'retard', 'effacement', 'tca', 'perime', 'avisRappel'];

/**
 * Lists the latest notifications of a person about what others did in these associations, without those of their own
 * acts, which are read as soon as they are written.
 */
export async function listNouvelles(
  db: Db,
  {
    id_utilisateur,
    associations,
    limit,
  }: { id_utilisateur: string; associations: readonly string[]; limit: number },
): Promise<InboxRow[]> {
  if (associations.length === 0) return [];
  const { rows } = await sql<InboxRow>`
    select n.*, null as etat_courriel from notification n
    where id_utilisateur = ${id_utilisateur} and id_association = any(${[...associations]}::uuid[])
      and read_at is distinct from created_at and variante <> all(${rappels}::text[])
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

function filters({ kinds, isLue, objet }: InboxQuery) {
  const about = objet ? sql`and objet_type = ${objet.type} and objet_id = ${objet.id}` : sql``;
  const byKind = kinds === undefined ? about : sql`${about} and kind = any(${kinds}::int[])`;
  if (isLue === undefined) return byKind;
  return isLue ? sql`${byKind} and read_at is not null` : sql`${byKind} and read_at is null`;
}

export async function countUnread(db: Db, idUtilisateur: string): Promise<number> {
  const { n } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('id_utilisateur', '=', idUtilisateur)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Marks as read the notifications of this person: those of `ids`, or all when no ids are given. */
export async function markNotificationsRead(
  trx: Tx,
  of: { id_utilisateur: string; ids?: readonly string[]; at: Date },
): Promise<void> {
  let query = trx
    .updateTable('notification')
    .set({ read_at: of.at })
    .where('id_utilisateur', '=', of.id_utilisateur)
    .where('read_at', 'is', null);
  if (of.ids) query = query.where('id', 'in', of.ids);
  await query.execute();
}

/** Marks the notifications of this kind about an object as read, when the person sees its page, which tells more. */
export async function markReadAbout(
  trx: Tx,
  of: { id_utilisateur: string; kind: number; objet_id: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('notification')
    .set({ read_at: of.at })
    .where('id_utilisateur', '=', of.id_utilisateur)
    .where('read_at', 'is', null)
    .where('kind', '=', of.kind)
    .where('objet_id', '=', of.objet_id)
    .execute();
}

/**
 * Changes what the notifications about an object say, once what they told is no longer so; whoever read them is not told
 * again.
 */
export async function retell(
  trx: Tx,
  of: { kind: number; variante: string; objet_id: string; params: Readonly<Record<string, string>> },
): Promise<void> {
  await sql`
    update notification set params = params || ${JSON.stringify(of.params)}::jsonb
    where kind = ${of.kind} and variante = ${of.variante} and objet_id = ${of.objet_id}`.execute(trx);
}

/** Counts the unread notifications of a person, by association. */
export async function countUnreadByAssociation(db: Db, idUtilisateur: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notification')
    .select(['id_association', sql<number>`count(*)::int`.as('n')])
    .where('id_utilisateur', '=', idUtilisateur)
    .where('read_at', 'is', null)
    .where('id_association', 'is not', null)
    .groupBy('id_association')
    .execute();
  return new Map(rows.map(({ id_association, n }) => [String(id_association), n]));
}
