import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';
import { aDatabase, anEmptyDatabase } from './test/test-database.ts';

function aFolderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

async function withPool<T>(
  url: string,
  use: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>,
): Promise<T> {
  const { pool, close } = openDatabase({ url, max: 1 });
  return use(pool).finally(close);
}

test('applies each migration once when four servers start together', async () => {
  const url = await anEmptyDatabase();
  const folder = aFolderOf({
    '0002-b.sql': 'insert into a values (2)',
    '0001-a.sql': 'create table a (n int); insert into a values (1); select pg_sleep(0.1)',
  });
  const applied = await Promise.all(
    [1, 2, 3, 4].map(() => withPool(url, (pool) => migrate(pool, { folder }))),
  );
  expect(applied.flat()).toEqual(['0001-a.sql', '0002-b.sql']);
  const { rows } = await withPool(url, (pool) => pool.query('select n from a order by n'));
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('refuses to go on when an applied migration has changed', async () => {
  const url = await anEmptyDatabase();
  await withPool(url, (pool) =>
    migrate(pool, { folder: aFolderOf({ '0001-a.sql': 'create table a (n int)' }) }),
  );
  const changed = aFolderOf({ '0001-a.sql': 'create table a (n bigint)', '0002-b.sql': 'create table b ()' });
  await expect(withPool(url, (pool) => migrate(pool, { folder: changed }))).rejects.toThrow(
    /0001-a\.sql a changé/,
  );
  const { rows } = await withPool(url, (pool) => pool.query("select to_regclass('b') as b"));
  expect(rows).toEqual([{ b: null }]);
});

test('takes line ends for nothing in the checksum, as a checkout may change them', async () => {
  const url = await anEmptyDatabase();
  await withPool(url, (pool) =>
    migrate(pool, { folder: aFolderOf({ '0001-a.sql': 'create table a\n();\n' }) }),
  );
  const windows = aFolderOf({ '0001-a.sql': 'create table a\r\n();\r\n' });
  expect(await withPool(url, (pool) => migrate(pool, { folder: windows }))).toEqual([]);
});

test('keeps nothing of a migration that fails, and succeeds once it is mended', async () => {
  const url = await anEmptyDatabase();
  const broken = aFolderOf({ '0001-a.sql': 'create table a (n int); select nothing' });
  await expect(withPool(url, (pool) => migrate(pool, { folder: broken }))).rejects.toThrow(
    /0001-a\.sql a échoué/,
  );
  const mended = aFolderOf({ '0001-a.sql': 'create table a (n int)' });
  expect(await withPool(url, (pool) => migrate(pool, { folder: mended }))).toEqual(['0001-a.sql']);
});

test('sorts as French does and searches without accents, through an index', async () => {
  const { pool } = await aDatabase();
  await pool.query('create table nom (nom text)');
  await pool.query("insert into nom values ('zèbre'), ('Étoile'), ('côté'), ('cote'), ('coté'), ('côte')");
  const { rows } = await pool.query<{ nom: string }>('select nom from nom order by nom');
  expect(rows.map(({ nom }) => nom)).toEqual(['cote', 'coté', 'côte', 'côté', 'Étoile', 'zèbre']);
  await pool.query('create index on nom using gin (sans_accents(nom) gin_trgm_ops)');
  const found = await pool.query(
    "select nom from nom where sans_accents(nom) like '%' || sans_accents('ÉTOI') || '%'",
  );
  expect(found.rows).toEqual([{ nom: 'Étoile' }]);
});
