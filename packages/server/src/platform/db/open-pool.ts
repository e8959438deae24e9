import pg from 'pg';
import { findTypeParser } from './postgres-types.ts';
import { prepareRepeated } from './prepared.ts';

type Options = {
  url: string;
  max: number;
  connectionTimeoutMillis: number;
  /** Runs on each new connection, before anything else. */
  onConnect: (client: pg.ClientBase) => Promise<unknown>;
  /** Is called when an idle connection broke, for instance because the database restarted; the pool replaces it. */
  onLostConnection?: (error: Error) => void;
  /** A pooler in transaction mode gives each transaction another connection, which knows no prepared statement. */
  isPrepared?: boolean;
};

/** Opens a pool of connections to one server; values are read the same way on each. */
export function openPool({
  url,
  onLostConnection,
  isPrepared = true,
  onConnect,
  ...sizes
}: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser: findTypeParser },
    onConnect: async (client) => {
      await onConnect(client);
    },
    ...sizes,
  });
  // Without this listener, a connection cut while idle would end the process.
  pool.on('error', (error) => onLostConnection?.(error));
  pool.on('connect', (client) => {
    // A connection in use may be cut between two queries without ending the process: its next query reports the
    // failure.
    client.on('error', () => undefined);
    if (isPrepared) prepareRepeated(client);
  });
  return pool;
}
