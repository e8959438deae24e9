import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from '../cluster.sql.ts';
import { type OpenDatabase, openDatabase } from '../pool.ts';
import { createAsciiDatabase } from './test-ascii.sql.ts';

/**
 * Makes an empty migrated database for this test file and drops it afterwards: call it at the top of the file,
 * outside hooks.
 */
export async function aDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url, drop } = await aDatabaseFrom('template');
  // A slow machine may take longer than any limit to open a connection, and no test is about that.
  const database = openDatabase({ url, max: 5, connectWithinMs: 0 });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  return { ...database, url };
}

/** Gives the address of a database without any table, for a test that migrates it itself. */
export async function anEmptyDatabase(): Promise<string> {
  const { url, drop } = await aDatabaseFrom('nothing');
  afterAll(drop);
  return url;
}

/** Gives the address of an empty database in SQL_ASCII, on which the portal cannot work. */
export async function anAsciiDatabase(): Promise<string> {
  const { url, drop } = await aDatabaseFrom('ascii');
  afterAll(drop);
  return url;
}

async function aDatabaseFrom(
  origin: 'template' | 'nothing' | 'ascii',
): Promise<{ url: string; drop(): Promise<void> }> {
  const { adminUrl, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  if (origin === 'ascii') await createAsciiDatabase(adminUrl, name);
  else await createDatabase(adminUrl, name, origin === 'template' ? template : undefined);
  return { url: adminUrl.replace(/[^/]+$/, name), drop: () => dropDatabase(adminUrl, name) };
}
