import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database, Db } from './database.ts';
import { listenOn } from './listen.sql.ts';
import { forget, forgetChannel } from './memory.ts';
import { openPool } from './open-pool.ts';
import type { Replicas } from './replicas/replicas.ts';
import { routedPool } from './replicas/routed-pool.ts';
import { endsForgotten } from './session.sql.ts';

export interface OpenDatabase {
  db: Db;
  /** The pool whose connections stay with the borrower until they are given back, whatever transactions it runs. */
  pool: pg.Pool;
  /** The pool under `db` when it leads to a pooler, which lends connections for one transaction. */
  pooled?: pg.Pool;
  close(): Promise<void>;
}

interface Options {
  url: string;
  /** The address of a pooler in transaction mode, by which `db` reaches the database. */
  pooler?: string;
  max?: number;
  /** How long a query waits for a connection; 0 waits as long as it takes. */
  connectWithinMs?: number;
  /** Is called when an idle connection broke, for instance because the database restarted; the pool replaces it. */
  onLostConnection?: (error: Error) => void;
  /** Replicas answer the reads of the calls that allow it; the caller closes them. */
  replicas?: Replicas;
}

export function openDatabase({ url, pooler, max = 10, ...options }: Options): OpenDatabase {
  const { connectWithinMs = 10_000, onLostConnection, replicas } = options;
  const pool = openPool({
    url,
    max: pooler ? fewest : max,
    connectionTimeoutMillis: connectWithinMs,
    onLostConnection,
    onConnect: async (client) => {
      // PostgreSQL announces to a connection what it wrote itself before it says that the transaction ended.
      client.on('notification', ({ payload }) => forget(db, payload ?? ''));
      await endsForgotten(client);
      // A standby refuses to listen: nobody writes there.
      await listenOn(client, forgetChannel).catch(() => undefined);
    },
  });
  const pooled = pooler ? openPooled({ url: pooler, max, onLostConnection }) : undefined;
  const under = pooled ?? pool;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: replicas ? routedPool(under, replicas) : under }),
  });
  // `db.destroy()` would leave open a pool that was never used through Kysely.
  const close = async () => {
    for (const one of [pool, pooled]) if (one && !one.ending) await one.end();
  };
  return { db, pool, pooled, close };
}

/**
 * Beside a pooler, the direct pool only serves long work such as imports: each holds one connection, and few run at
 * once.
 */
const fewest = 3;

/**
 * Opens the pool that leads to a pooler. Nothing outlives a transaction there: neither settings, nor prepared
 * statements, nor channels listened to.
 */
const openPooled = (options: { url: string; max: number; onLostConnection?: (error: Error) => void }) =>
  openPool({
    ...options,
    connectionTimeoutMillis: 10_000,
    isPrepared: false,
    onConnect: async () => undefined,
  });
