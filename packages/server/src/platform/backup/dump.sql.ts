import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Tx } from '../db/database.ts';
import { quoted, type Table } from './catalog.sql.ts';

/** Any number will do, as long as nothing else in this database locks it. */
const backupLock = 7_203_114_266;

/** While it is held, the sweep of files deletes nothing: what the snapshot names is still there when its turn comes. */
export async function keepFiles(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [backupLock]);
}

/** All that is read afterwards is of one instant, while the portal goes on writing. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin transaction isolation level repeatable read read only');
  // Read whole and for long: neither the limits of requests nor a zone of this session may change what is written.
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'])
    await client.query(`set local ${setting} = 0`);
  await client.query(`set local datestyle = 'ISO'`);
  await client.query('set local extra_float_digits = 3');
}

export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query('rollback');
}

/** The rows of a table in COPY's text form, which every version of PostgreSQL reads. */
export function readRows(client: ClientBase, table: Table): Readable & { rowCount: number } {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  return client.query(copyTo(`copy ${quoted(client, table)} (${columns}) to stdout`)) as ReturnType<
    typeof readRows
  >;
}

/** The files that the rows of the snapshot name, in the column that bears this name in every table. */
export async function namedFiles(client: ClientBase, tables: readonly Table[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const table of tables.filter(({ columns }) => columns.includes('sha256'))) {
    const { rows } = await client.query<{ sha256: string }>(
      `select distinct sha256 from ${quoted(client, table)} where sha256 is not null`,
    );
    for (const { sha256 } of rows) named.add(sha256);
  }
  return named;
}

/** False while a backup copies the files; until the end of this transaction none begins to. */
export async function mayDeleteFiles(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(backupLock)}) as free`.execute(tx);
  return rows[0]?.free ?? false;
}
