import { ordreStatutsCec } from '@asso/domain/benevolat/declaration.states';
import type { SessionImportee } from '@asso/domain/benevolat/import-cec.rules';
import { sessionBornes } from '@asso/domain/benevolat/session.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    cec_session: Table<'cec_session', { close_le: ColumnType<Date | null, never, Date> }>;
  }
}

export type SessionRow = Row<'cec_session'>;

/** Lists the sessions, the latest first. */
export const listSessions = (db: Db): Promise<SessionRow[]> =>
  db.selectFrom('cec_session').selectAll().orderBy('ouvre_le', 'desc').execute();

export const findCourante = (db: Db, now: Date): Promise<SessionRow | undefined> =>
  db
    .selectFrom('cec_session')
    .selectAll()
    .where('ouvre_le', '<=', now)
    .where('ferme_le', '>', now)
    .executeTakeFirst();

/** Lists the sessions that ended and are not closed yet, the oldest first. */
export const listACloturer = (db: Db, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('cec_session')
    .selectAll()
    .where('ferme_le', '<=', now)
    .where('close_le', 'is', null)
    .orderBy('ferme_le')
    .execute();

/** Locks the sessions; a closing and an import begin with this, so that they come one after the other. */
export const lockSessions = (tx: Tx): Promise<SessionRow[]> =>
  tx.selectFrom('cec_session').selectAll().orderBy('id').forUpdate().execute();

export const markClose = (tx: Tx, id: string, at: Date) =>
  tx
    .updateTable('cec_session')
    .set((eb) => ({ close_le: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export async function insertSession(tx: Tx, session: SessionImportee): Promise<SessionRow> {
  return await tx.insertInto('cec_session').values(rowOf(session)).returningAll().executeTakeFirstOrThrow();
}

export async function updateSession(tx: Tx, id: string, session: SessionImportee): Promise<SessionRow> {
  return await tx
    .updateTable('cec_session')
    .set((eb) => ({ ...rowOf(session), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function rowOf({ code, annee_activite, debut, fin }: SessionImportee) {
  const { ouvre, ferme } = sessionBornes({ debut, fin });
  return { code, annee_activite, debut, fin, ouvre_le: ouvre, ferme_le: ferme };
}

const most = 10_000;

/** Counts the declarations of each status, up to ten thousand, by reading an index only. */
export async function countEffectifs(db: Db, id_session: string): Promise<Record<string, number>> {
  const counts = ordreStatutsCec.map(
    (status) => sql`select ${status}::text as status, (select count(*)::int from (
      select from cec_declaration where id_session = ${id_session} and status = ${status} limit ${most}) seen) as n`,
  );
  const { rows } = await sql<{ status: string; n: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}
