import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { listenOn } from './listen.sql.ts';
import { forget, forgetChannel } from './memory.ts';
import { typeParserOf } from './postgres-types.ts';
import { prepareRepeated } from './prepared.ts';
import { endsForgotten } from './session.sql.ts';

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  max?: number;
  /** How long a query waits for a connection; 0 waits as long as it takes. */
  connectWithinMs?: number;
  /** Is called when an idle connection broke, for instance because the database restarted; the pool replaces it. */
  onLostConnection?: (error: Error) => void;
}

export function openDatabase({
  url,
  max = 10,
  connectWithinMs = 10_000,
  onLostConnection = () => undefined,
}: Options): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: typeParserOf },
    onConnect: async (client) => {
      // PostgreSQL announces to a connection what it wrote itself before it says that the transaction ended.
      client.on('notification', ({ payload }) => forget(db, payload ?? ''));
      await endsForgotten(client);
      // A standby refuses to listen: nobody writes there.
      await listenOn(client, forgetChannel).catch(() => undefined);
    },
  });
  // Without this listener, a connection cut while idle would end the process.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => {
    // Nor may a borrowed connection end it between two queries: its next query reports the failure.
    client.on('error', () => undefined);
    prepareRepeated(client);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // `db.destroy()` would leave open a pool that was never used through Kysely.
  const close = async () => {
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
