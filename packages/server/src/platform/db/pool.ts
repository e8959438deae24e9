import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { typeParserOf } from './postgres-types.ts';
import { prepareRepeated } from './prepared.ts';

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  max?: number;
  /** Told of a connection that broke while idle, as when the database restarts; the pool replaces it. */
  onLostConnection?: (error: Error) => void;
}

export function openDatabase({ url, max = 10, onLostConnection = () => undefined }: Options): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: typeParserOf },
  });
  // Without a listener, a connection cut while idle ends the process.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => {
    // Nor may one that is lent and waits between two queries: the next query tells it.
    client.on('error', () => undefined);
    prepareRepeated(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Not db.destroy(): it leaves open a pool that was only used beside Kysely.
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
