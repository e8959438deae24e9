import { listFiles, readText } from '../check/files.mjs';

const MIGRATION = /^packages\/server\/migrations\/.*\.sql$/;
const CREATED = /^create (?:unlogged )?table (?:if not exists )?(\w+)/gim;
const WRITE = 'insertInto|updateTable|deleteFrom|mergeInto';
const READ = 'selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using|from';

/** Lists the tables, each with its migration, the file of its type, and the files that write and read it. */
export function readTables(root) {
  const files = listFiles(root);
  const migrations = files.filter((path) => MIGRATION.test(path));
  const sources = files
    .filter((path) => /^packages\/server\/src\/.*\.ts$/.test(path))
    .filter((path) => !/\.test\.ts$|\/test-[^/]*\.ts$|\/seeds\//.test(path))
    .map((path) => ({ path, text: readText(root, path) }));
  return migrations
    .flatMap((path) =>
      [...readText(root, path).matchAll(CREATED)].map(([, table]) => ({
        table,
        migration: path,
        changed: migrations.filter((one) => one !== path && isAltered(readText(root, one), table)),
        ...usesOf(table, sources),
      })),
    )
    .sort((a, b) => a.table.localeCompare(b.table, 'en'));
}

function usesOf(table, sources) {
  const declared = sources.find(({ text }) => declares(text, table))?.path;
  const queries = sources.filter(({ path }) => path.endsWith('.sql.ts'));
  const unions = unionsOf(table, sources);
  const writes = queries
    .filter(({ text }) => isWritten(text, table) || isChosen(text, unions))
    .map(({ path }) => path);
  const reads = queries
    .filter(({ path, text }) => !writes.includes(path) && isRead(text, table))
    .map(({ path }) => path);
  return { declared, writes, reads };
}

const isAltered = (text, table) => new RegExp(`^alter table (?:only )?${table}\\b`, 'm').test(text);

/** A table whose columns are said more precisely than by the generated types has a line in `interface PreciseTables`. */
const declares = (text, table) =>
  /interface PreciseTables \{([^}]*)\}/.exec(text)?.[1].match(new RegExp(`^\\s*${table}:`, 'm')) != null;

/** A query may serve several tables: it then names a type `XxxTable` that lists them. */
const isChosen = (text, names) =>
  new RegExp(`(?:${WRITE})\\((?!\\s*['"])`).test(text) &&
  names.some((name) => new RegExp(`\\b${name}\\b`).test(text));

const unionsOf = (table, sources) =>
  sources.flatMap(({ text }) =>
    [...text.matchAll(/^export type (\w+Table) = (.+);$/gm)]
      .filter(([, , members]) => members.includes(`'${table}'`))
      .map(([, name]) => name),
  );

const isWritten = (text, table) =>
  new RegExp(`(?:${WRITE})\\(\\s*['"]${table}\\b`).test(text) ||
  new RegExp(`\\b(?:insert into|update|delete from|truncate|copy)\\s+(?:only\\s+)?${table}\\b`, 'i').test(
    text,
  );

const isRead = (text, table) =>
  new RegExp(`(?:${READ})\\(\\s*\\[?\\s*['"]${table}\\b`).test(text) ||
  new RegExp(`\\b(?:from|join)\\s+${table}\\b`, 'i').test(text);
