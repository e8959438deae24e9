import { expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { anEmptyDatabase } from './test-database.ts';

test('brings the database of DATABASE_URL up to date', async () => {
  const databaseUrl = await anEmptyDatabase();
  const { db, stop } = await prepareDatabase({ databaseUrl, dataDir: 'unused' });
  const migrations = await db.selectFrom('migration').select('name').execute();
  expect(migrations.map(({ name }) => name)).toContain('0001-platform-extensions.sql');
  await stop();
});

test.each([
  [
    'postgres://moi:secret@127.0.0.1:1/base',
    /^La base de données postgres:\/\/127\.0\.0\.1:1\/base ne répond pas/,
  ],
  ['pas une adresse', /^La base de données indiquée par DATABASE_URL ne répond pas/],
])('says in one sentence, without the password, that %s does not answer', async (databaseUrl, sentence) => {
  const failure = await prepareDatabase({ databaseUrl, dataDir: 'unused' }).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'StartupError', message: expect.stringMatching(sentence) });
  expect(`${failure}`).not.toContain('secret');
});
