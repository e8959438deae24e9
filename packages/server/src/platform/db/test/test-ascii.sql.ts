// Test support: makes a database as a bare server does when no locale is set.
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
