import { createHash } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../open-pool.ts';
import { findTypeParser } from '../postgres-types.ts';
import { readReplayed, refusesWrites } from './replicas.sql.ts';

/**
 * Opens one connection only to ask a server for its position in the log: those that serve people may all be busy. A
 * server that takes longer than `patienceMs` to tell its position counts as silent.
 */
export function askingPool(url: string, patienceMs = 1000): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    types: { getTypeParser: findTypeParser },
  });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * What a replica last said: how far it has replayed the log, « promue » when it follows no primary any more, or «
 * muette » when it does not answer.
 */
export type Heard = { lsn: number; answeredMs: number } | 'promue' | 'muette';

export type Replica = {
  /** The name of the replica in figures and in the log, without its password. */
  name: string;
  /** The name of the replica in the cookie that browsers keep. */
  id: string;
  pool: pg.Pool;
  heard(): Heard;
  /** Asks how far the replica is; when it does not answer, its open reads are cut, so that they go to the primary. */
  ask(): Promise<void>;
  /** Says that a connection broke: nothing more is read from this replica until it has answered again. */
  broke(): void;
  stop(): Promise<void>;
};

export function openReplica(url: string, max: number, patienceMs?: number): Replica {
  const { host, pathname } = new URL(url);
  const name = host + pathname;
  const open = new Set<pg.PoolClient>();
  const pool = openPool({
    url,
    max,
    connectionTimeoutMillis: 2000,
    onConnect: refusesWrites,
  });
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const asking = askingPool(url, patienceMs);
  let heard: Heard = 'muette';
  let isAsking = false;
  const broke = () => {
    heard = 'muette';
  };
  return {
    name,
    id: createHash('sha256').update(name).digest('hex').slice(0, 6),
    pool,
    heard: () => heard,
    ask: async () => {
      if (isAsking) return;
      isAsking = true;
      try {
        const lsn = await readReplayed(asking);
        heard = lsn === null ? 'promue' : { lsn, answeredMs: performance.now() };
      } catch {
        broke();
        // A server that vanished says nothing to those who wait for it: ending their connections does.
        for (const client of open) void (client as unknown as pg.Client).end().catch(() => undefined);
      } finally {
        isAsking = false;
      }
    },
    broke,
    stop: async () => {
      await Promise.all([pool.end(), asking.end()]);
    },
  };
}
