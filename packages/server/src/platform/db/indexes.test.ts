import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeIndexes, listBrokenIndexes } from './describe-indexes.sql.ts';
import { indexes } from './indexes.ts';
import { aDatabase } from './test/test-database.ts';

const { db } = await aDatabase();

it('the names of the indexes are those of the migrated base: else, npm run tables -- --write', async () => {
  const written = await readFile(new URL('./indexes.ts', import.meta.url), 'utf8');
  expect(await describeIndexes(db)).toBe(written);
});

it('an index that is missing, or made on a divided table alone, is named', async () => {
  expect(await listBrokenIndexes(db, indexes)).toEqual([]);
  await sql`create index historique_essai on only historique (objet, id_objet)`.execute(db);
  await sql`drop index dossier_recent`.execute(db);
  expect(await listBrokenIndexes(db, indexes)).toEqual(['dossier_recent', 'historique_essai']);
});
