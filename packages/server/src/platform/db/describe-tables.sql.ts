import { sql } from 'kysely';
import type { Db } from './database.ts';

type Column = {
  /** Whether the database fills the column by itself: never, when no value is written, or always. */
  given: 'never' | 'by-default' | 'always';
  is_array: boolean;
  is_nullable: boolean;
  name: string;
  relation: string;
  type: string;
};

/** What a query reads of each SQL type: postgres-types.ts makes numbers of amounts and texts of days. */
const read: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  daterange: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tstzmultirange: 'string',
  tstzrange: 'string',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
};

/** Writes the types of all tables and views of this migrated base, as `tables.ts` holds them. */
export async function describeTables(db: Db): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as relation, a.attname as name,
      coalesce(e.typname, t.typname)::text as type, e.oid is not null as is_array,
      not a.attnotnull and c.relkind <> 'v' as is_nullable,
      case when a.attgenerated <> '' or a.attidentity = 'a' then 'always'
        when a.atthasdef or a.attidentity = 'd' then 'by-default' else 'never' end as given
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v') and not c.relispartition
      join pg_type t on t.oid = a.atttypid
      left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db);
  const tables = Object.entries(Object.groupBy(rows, ({ relation }) => relation));
  return [
    '// Written by `npm run tables -- --write` from the migrated base: a migration changes it, nobody by hand.',
    "import type { Generated, GeneratedAlways } from 'kysely';",
    '',
    'export interface Tables {',
    ...tables.flatMap(([name, columns = []]) => [
      `  ${name}: {`,
      ...columns.map((column) => `    ${column.name}: ${typeOf(column)};`),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}

function typeOf({ relation, name, type, is_array, is_nullable, given }: Column): string {
  const known = read[type];
  if (known === undefined) throw new Error(`${relation}.${name}: what is read of ${type} is not known`);
  const value = `${known}${is_array ? '[]' : ''}${is_nullable && known !== 'unknown' ? ' | null' : ''}`;
  if (given === 'always') return `GeneratedAlways<${value}>`;
  return given === 'by-default' ? `Generated<${value}>` : value;
}
