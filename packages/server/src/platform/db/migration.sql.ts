import type { ColumnType } from 'kysely';
import type { ClientBase } from 'pg';

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: ColumnType<Date, never, never>;
}

/** The number is arbitrary: it must only differ from the other advisory locks of this database. */
const lockKey = 7_203_114_265;

/** Takes the lock of migrations, which the session holds: other servers that start meanwhile wait here. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
}

export async function unlockMigrations(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [lockKey]);
}

export async function listAppliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`,
  );
  return readAppliedMigrations(client);
}

/** Must only be called when the table of migrations exists. */
export async function readAppliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

interface MigrationToApply {
  name: string;
  checksum: string;
  sql: string;
}

export async function applyMigration(
  client: ClientBase,
  { name, checksum, sql }: MigrationToApply,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
