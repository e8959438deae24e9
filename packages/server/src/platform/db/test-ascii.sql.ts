// Test support: a database as a bare server makes it where nothing says its language.
import { Client } from 'pg';

export async function createAsciiDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
    );
  } finally {
    await client.end();
  }
}
