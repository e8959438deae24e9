import type { ClientBase } from 'pg';

export type InSchema = { schema: string; name: string };
export type BackupTable = InSchema & { columns: string[] };

/** The schemas in which every object of the portal lives. */
const schemas = ['public', 'jobs'];

/** pg-boss keeps the figures of its queues in a table by day, which a database made on another day does not have. */
const figuresOfADay = '^queue_stats_[0-9]{8}$';
export const isFiguresOfADay = ({ schema, name }: InSchema): boolean =>
  schema === 'jobs' && new RegExp(figuresOfADay).test(name);

/**
 * Lists the tables that hold rows, with the columns that can be written; tables of extensions are left out. A table
 * of the portal that stands in parts, by year, is read and filled as one, since another database has not the same parts;
 * those of the queues are read as they are.
 * `isLasting` leaves out those that a crash may empty and the figures of a day: the portal needs nothing of them.
 */
export async function listTables(client: ClientBase, { isLasting = false } = {}): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where (c.relkind = 'r' and (n.nspname = 'jobs' or not c.relispartition)
             or c.relkind = 'p' and n.nspname = 'public')
        and n.nspname = any($1) and (not $2 or c.relpersistence = 'p')
        and not ($2 and n.nspname = 'jobs' and c.relname ~ $3)
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
    [schemas, isLasting, figuresOfADay],
  );
  return rows;
}

/** Reads the present value of each sequence. The caller reads the rows first, so that no sequence is behind them. */
export async function listSequences(client: ClientBase) {
  const { rows } = await client.query<InSchema>(
    `select schemaname as schema, sequencename as name from pg_sequences
      where schemaname = any($1) order by 1, 2`,
    [schemas],
  );
  const found = [];
  for (const one of rows) {
    const { rows: state } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${quoted(client, one)}`,
    );
    found.push(...state.map((at) => ({ ...one, ...at })));
  }
  return found;
}

/** Returns undefined when the jobs have no schema yet. */
export async function jobsVersion(client: ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('jobs.version') is not null as there`,
  );
  if (!rows[0]?.there) return undefined;
  const version = await client.query<{ version: number }>('select version from jobs.version');
  return version.rows[0]?.version;
}

export async function serverVersion(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

export const quoted = (client: ClientBase, { schema, name }: InSchema): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
