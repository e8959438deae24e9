// The queries here are about notes, which are shown on pages for a time, and which each person may hide.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Table, Tx } from '../platform/db/database.ts';
import { type Cursor, keysetClauses, keysetPage, type Order, type Page } from '../platform/db/keyset.sql.ts';

type NotePageTable = Table<'note_page', { kind: 'alerte' | 'attention' | 'info' }>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    note_page: NotePageTable;
  }
}

export type NoteContent = Pick<NotePageTable, 'titre' | 'texte' | 'kind' | 'routes' | 'debut' | 'fin'>;
export type NoteRow = NoteContent & { id: string; version: number; ecrite_le: Date; masquee: boolean };

export type NoteQuery = {
  /** Null for a person who is not signed in. */
  idUtilisateur: string | null;
  /** Keeps only the notes shown at this instant; null for all. */
  shownAt: Date | null;
  route?: string;
};

/** Notes are listed with the latest first. */
export const noteOrder: Order = {
  columns: [sql`ecrite_le`, sql`id`],
  direction: 'desc',
  key: z.tuple([z.iso.datetime(), z.uuid()]),
};

export async function listNotes(
  db: Db,
  query: NoteQuery,
  { limit, cursor }: { limit: number; cursor: Cursor | null },
): Promise<Page<NoteRow> & { total: number }> {
  const { after, orderBy } = keysetClauses(noteOrder, cursor);
  const [page, counted] = await Promise.all([
    sql<NoteRow>`${selectNotes(query)} and ${after} order by ${orderBy} limit ${limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (${selectNotes(query)}) found`.execute(db),
  ]);
  const keyOf = (row: NoteRow) => [row.ecrite_le.toISOString(), row.id];
  return { ...keysetPage({ rows: page.rows, limit, cursor, keyOf }), total: counted.rows[0]?.n ?? 0 };
}

export async function findNote(db: Db, id: string, query: NoteQuery): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`${selectNotes(query)} and id = ${id}`.execute(db);
  return rows[0];
}

const selectNotes = ({ idUtilisateur, shownAt, route }: NoteQuery) => sql`
  select n.*, exists (
    select from note_page_masquee m
    where m.id_note = n.id and m.id_utilisateur = ${idUtilisateur}::uuid and m.version = n.version
  ) as masquee
  from note_page n
  where retiree_le is null
  and (${shownAt}::timestamptz is null
    or ((debut is null or debut <= ${shownAt}) and (fin is null or fin > ${shownAt})))
  and (${route ?? null}::text is null or routes && array['*', ${route ?? null}::text])`;

export const insertNote = async (trx: Tx, note: NoteContent & { ecrite_le: Date }): Promise<string> =>
  (await trx.insertInto('note_page').values(note).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a note; returns false when its stored version is no longer this one. */
export async function updateNote(
  trx: Tx,
  { id, version, ...note }: NoteContent & { id: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('note_page')
    .set({ ...note, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('retiree_le', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Withdraws a note, kept for the history but shown on no page again; returns false when it already was. */
export async function withdrawNote(trx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('note_page')
    .set({ retiree_le: at })
    .where('id', '=', id)
    .where('retiree_le', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hideNote(
  db: Db,
  masquee: { id_note: string; id_utilisateur: string; version: number },
): Promise<void> {
  await db
    .insertInto('note_page_masquee')
    .values(masquee)
    .onConflict((conflict) =>
      conflict.columns(['id_note', 'id_utilisateur']).doUpdateSet({ version: masquee.version }),
    )
    .execute();
}
