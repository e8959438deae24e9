import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Tx } from '../db/database.ts';
import { type BackupTable, quoted } from './catalog.sql.ts';

/** The number is arbitrary: it must only differ from the other advisory locks of this database. */
const backupLock = 7_203_114_266;

/**
 * Takes the lock under which the sweep deletes no file, so that every file which the snapshot names can still be
 * copied.
 */
export async function keepFiles(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [backupLock]);
}

/** Begins a snapshot: everything read after this is of one instant, while the portal goes on writing. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
  // The tables are read whole, which takes long: neither the time limits of requests nor the time zone of the session
  // may change what is written.
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
    await client.query(`set local ${setting} = 0`);
  await client.query(`set local datestyle = 'ISO'`);
  await client.query('set local extra_float_digits = 3');
}

export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query('rollback');
}

/**
 * Reads the rows of a table in COPY's text format, which every version of PostgreSQL understands. A query is copied,
 * since a table in parts may not be copied by its name.
 */
export function readRows(client: ClientBase, table: BackupTable): Readable & { rowCount: number } {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  return client.query(
    copyTo(`copy (select ${columns} from ${quoted(client, table)}) to stdout`),
  ) as ReturnType<typeof readRows>;
}

/**
 * Returns how many rows were read. PostgreSQL gives this count only after the last row, so another query is awaited
 * first.
 */
export async function countedRows(client: ClientBase, rows: ReturnType<typeof readRows>): Promise<number> {
  await client.query('select');
  return rows.rowCount;
}

/** Gives the files that the rows of the snapshot name: the column has the same name in every table. */
export async function namedFiles(client: ClientBase, tables: readonly BackupTable[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of tables.filter(({ columns }) => columns.includes('sha256'))) {
    const { rows } = await client.query<{ sha256: string }>(
      `select distinct sha256 from ${quoted(client, table)} where sha256 is not null`,
    );
    for (const { sha256 } of rows) named.add(sha256);
  }
  return named;
}

/**
 * Tells whether files may be deleted: not while a backup copies them. When true, no backup can begin before this
 * transaction ends.
 */
export async function mayDeleteFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(backupLock)}) as free`.execute(tx);
  return rows[0]?.free ?? false;
}
