import { expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { anAsciiDatabase, anEmptyDatabase } from './test/test-database.ts';

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

test('refuses, before it writes anything, a database that is not in UTF-8, and says what to type', async () => {
  const databaseUrl = await anAsciiDatabase();
  const name = new URL(databaseUrl).pathname.slice(1);
  const failure = await prepareDatabase({ databaseUrl, dataDir: 'unused' }).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'StartupError' });
  const { message } = failure as Error;
  expect(message).toContain('est en SQL_ASCII : le portail demande UTF-8.');
  expect(message).toMatch(new RegExp(`createdb -E UTF8 -T template0 -O \\w+ ${name}_utf8$`));
});
