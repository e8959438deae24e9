import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

const cannotConnectNow = '57P03';
const duplicateDatabase = '42P04';
const timeout: ClientConfig = { connectionTimeoutMillis: 3000, query_timeout: 3000 };

/** Waits for a server that is still recovering, and gives false when it does not answer or refuses. */
export async function isReachable(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      await withClient({ connectionString: url, ...timeout }, (client) => client.query('select 1'));
      return true;
    } catch (error) {
      if (codeOf(error) !== cannotConnectNow) return false;
      await wait(250);
    }
  }
  return false;
}

export async function createDatabase(adminUrl: string, name: string, template = 'template1'): Promise<void> {
  await withClient({ connectionString: adminUrl }, async (client) => {
    const existing = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (existing.rowCount) return;
    const sql = `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)} strategy file_copy`;
    await client.query(sql).catch((error: unknown) => {
      if (codeOf(error) !== duplicateDatabase) throw error;
    });
  });
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient({ connectionString: adminUrl }, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

async function withClient<T>(config: ClientConfig, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // A connection cut by the server must not end the process: the pending query reports the failure.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}
