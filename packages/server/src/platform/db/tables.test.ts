import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeTables } from './describe-tables.sql.ts';
import { aDatabase } from './test/test-database.ts';

const { db } = await aDatabase();

it('the types of the tables are those of the migrated base: else, npm run tables -- --write', async () => {
  const written = await readFile(new URL('./tables.ts', import.meta.url), 'utf8');
  expect(await describeTables(db)).toBe(written);
});
