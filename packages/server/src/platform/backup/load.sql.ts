import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupTable, type InSchema, quoted } from './catalog.sql.ts';
import type { Manifest } from './manifest.ts';

type Kept = { drop: string; make: string };

/** Counts the other connections to this database: the servers must be stopped before a restore. */
export async function countOthers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}

/** Makes the database as empty as a new one; the migrations install its extensions again. */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('drop schema if exists jobs cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query('commit');
}

/**
 * Loads the rows of every table in one transaction: all of them, or none. Foreign keys are dropped and created again,
 * which verifies them; triggers are disabled, because what they wrote is already among the rows; indexes are built
 * once, at the end.
 */
export async function loadAll(
  client: ClientBase,
  tables: readonly BackupTable[],
  fill: (table: BackupTable) => Promise<void>,
): Promise<void> {
  await client.query('begin');
  const kept = [...(await references(client)), ...(await indexes(client))];
  for (const { drop } of kept) await client.query(drop);
  const names = tables.map((table) => quoted(client, table));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate table ${names.join(', ')}`);
  for (const table of tables) await fill(table);
  for (const { make } of kept.toReversed()) await client.query(make);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

export async function commitLoad(client: ClientBase): Promise<void> {
  await client.query('commit');
  await client.query('analyze');
}

export function writeRows(client: ClientBase, table: BackupTable): Writable & { rowCount: number } {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  return client.query(copyFrom(`copy ${quoted(client, table)} (${columns}) from stdin`)) as ReturnType<
    typeof writeRows
  >;
}

export async function setSequences(client: ClientBase, sequences: Manifest['sequences']): Promise<void> {
  for (const one of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(client, one),
      one.value,
      one.is_called,
    ]);
}

async function references(client: ClientBase): Promise<Kept[]> {
  const { rows } = await client.query<InSchema & { constraint: string; definition: string }>(
    `select n.nspname as schema, c.relname as name, f.conname as constraint, pg_get_constraintdef(f.oid) as definition
       from pg_constraint f
       join pg_class c on c.oid = f.conrelid
       join pg_namespace n on n.oid = c.relnamespace
      where f.contype = 'f' and f.conparentid = 0 and n.nspname in ('public', 'jobs')`,
  );
  return rows.map((row) => {
    const of = `alter table ${quoted(client, row)}`;
    const name = client.escapeIdentifier(row.constraint);
    return {
      drop: `${of} drop constraint ${name}`,
      make: `${of} add constraint ${name} ${row.definition}`,
    };
  });
}

/** Reads the indexes of our tables that do not belong to a constraint. */
async function indexes(client: ClientBase): Promise<Kept[]> {
  const { rows } = await client.query<InSchema & { definition: string }>(
    `select n.nspname as schema, c.relname as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
       from pg_index i
       join pg_class c on c.oid = i.indexrelid
       join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('i', 'I') and not c.relispartition
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype <> 'f')`,
  );
  return rows.map((row) => ({ drop: `drop index ${quoted(client, row)}`, make: row.definition }));
}
