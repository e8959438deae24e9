// These functions read the database's catalogue and move the rows of one association along their declared paths.
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Table } from '../platform/backup/catalog.sql.ts';
import { avecLAssociation, type Chemin, sesLignes } from './test-repartition.ts';

export type Reference = { de: string; vers: string; colonnes: string[]; cibles: string[] };

export async function listReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.conrelid::regclass::text as de, c.confrelid::regclass::text as vers,
            array(select attname::text from unnest(c.conkey) with ordinality k(n, i)
                    join pg_attribute on attrelid = c.conrelid and attnum = k.n order by i) as colonnes,
            array(select attname::text from unnest(c.confkey) with ordinality k(n, i)
                    join pg_attribute on attrelid = c.confrelid and attnum = k.n order by i) as cibles
       from pg_constraint c
       join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname = 'public'
      order by 1, 2, 3`,
  );
  return rows;
}

export async function listRequired(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ nom: string }>(
    `select table_name || '.' || column_name as nom from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO'`,
  );
  return new Set(rows.map(({ nom }) => nom));
}

/** These are the unique constraints over the whole base, without primary keys. */
export async function listUnique(
  client: ClientBase,
): Promise<{ table: string; nom: string; cles: string }[]> {
  const { rows } = await client.query(
    `select c.relname as table, x.relname as nom, pg_get_indexdef(i.indexrelid) as cles
       from pg_index i
       join pg_class c on c.oid = i.indrelid
       join pg_class x on x.oid = i.indexrelid
       join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and i.indisunique and not i.indisprimary
      order by 1, 2`,
  );
  return rows;
}

const conditionOf = ([first, ...rest]: Chemin): string => {
  if (first === undefined) throw new Error('a way that leads nowhere');
  if (typeof first === 'string') return `${first}::text = $1`;
  return `${first.par} in (select id from ${first.vers} where ${conditionOf(rest)})`;
};

/** This condition finds the rows of one association in a table; undefined when the table has none. */
const rowsOf = (table: string): string | undefined => {
  const chemin = avecLAssociation[table];
  return chemin === undefined ? sesLignes[table] : conditionOf(chemin);
};

/** Keeps the tables that have rows of one association. */
export const sesTables = (tables: readonly Table[]): Table[] =>
  tables.filter(({ schema, name }) => schema === 'public' && rowsOf(name) !== undefined);

export async function countRows(client: ClientBase, { name }: Table, association: string): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from ${client.escapeIdentifier(name)} where ${rowsOf(name)}`,
    [association],
  );
  return rows[0].n;
}

/** This counts the rows of all the other associations. */
export async function countOthers(client: ClientBase, table: Table, association: string): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from ${client.escapeIdentifier(table.name)}`,
  );
  return rows[0].n - (await countRows(client, table, association));
}

type Bases = { from: ClientBase; to: ClientBase };

/** Copies the rows unchanged, without triggers or references, because the rows that triggers wrote are copied too. */
export async function copyRows({ from, to }: Bases, table: Table, association?: string): Promise<void> {
  const columns = table.columns.map((name) => from.escapeIdentifier(name)).join(', ');
  const name = from.escapeIdentifier(table.name);
  const where =
    association === undefined
      ? ''
      : `where ${rowsOf(table.name)?.replaceAll('$1', from.escapeLiteral(association))}`;
  await to.query(`set session_replication_role = 'replica'`);
  await pipeline(
    from.query(copyTo(`copy (select ${columns} from ${name} ${where}) to stdout`)),
    to.query(copyFrom(`copy ${name} (${columns}) from stdin`)),
  );
  await to.query(`set session_replication_role = 'origin'`);
}

/** Replaces a table that is the same everywhere by the one of the other base. */
export async function refillRows(bases: Bases, table: Table): Promise<void> {
  await bases.to.query(`set session_replication_role = 'replica'`);
  await bases.to.query(`delete from ${bases.to.escapeIdentifier(table.name)}`);
  await copyRows(bases, table);
}

export async function countTransmitted(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    'select count(*)::int as n from instruction where transmis_le is not null',
  );
  return rows[0].n;
}

/** Removes the rows of an association that moved, those with the longest path first. */
export async function removeRows(
  client: ClientBase,
  tables: readonly Table[],
  association: string,
): Promise<void> {
  await client.query(`set session_replication_role = 'replica'`);
  const longestFirst = [...tables].sort((a, b) => lengthOf(b.name) - lengthOf(a.name));
  for (const { name } of longestFirst)
    await client.query(`delete from ${client.escapeIdentifier(name)} where ${rowsOf(name)}`, [association]);
  await client.query(`set session_replication_role = 'origin'`);
}

const lengthOf = (table: string): number =>
  avecLAssociation[table]?.length ?? (/ in \(/.test(sesLignes[table] ?? '') ? 3 : 1);

/** This counts the rows that refer to a row missing from this base. */
export async function countDangling(
  client: ClientBase,
  { de, vers, colonnes, cibles }: Reference,
): Promise<number> {
  const same = colonnes.map((column, index) => `v.${cibles[index]} = d.${column}`).join(' and ');
  const filled = colonnes.map((column) => `d.${column} is not null`).join(' and ');
  const { rows } = await client.query(
    `select count(*)::int as n from ${de} d where ${filled} and not exists (select 1 from ${vers} v where ${same})`,
  );
  return rows[0].n;
}
