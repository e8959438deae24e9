import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { currentReading, type Reading } from './reading.ts';
import type { Replica } from './replica.ts';
import { commitAndTell } from './replicas.sql.ts';
import type { Replicas } from './replicas.ts';

/**
 * Gives the connections of the primary, and those of a replica to a call that may read there. Only reads and
 * transactions declared « read only » go to the replica; a read that fails there is tried once more on the primary,
 * where the call then stays.
 */
export function routedPool(primary: pg.Pool, replicas: Replicas): PostgresPool {
  primary.on('connect', tellCommits);
  return {
    options: primary.options,
    Client: pg.Client,
    end: () => primary.end(),
    connect: async () => {
      const reading = currentReading.now();
      return reading?.exports ? connectionOf(reading, { primary, replicas }) : primary.connect();
    },
  } as PostgresPool;
}

/** No connection is borrowed before the first statement, which tells whether a replica may serve it. */
function connectionOf(
  reading: Reading,
  { primary, replicas }: { primary: pg.Pool; replicas: Replicas },
): PostgresPoolClient {
  let held: pg.PoolClient | undefined;
  let lender: Replica | undefined;
  let isInTransaction = false;
  const letGo = (isBroken = false) => {
    held?.release(isBroken);
    held = undefined;
    lender = undefined;
  };
  /** After a failure, this call leaves the replica; so do all others when the connection itself broke. */
  const leave = (replica: Replica, error: unknown) => {
    const isBroken = isOfConnection(error);
    if (isBroken) replica.broke();
    reading.replica = undefined;
    reading.exports = undefined;
    return isBroken;
  };
  const readOn = async (replica: Replica, text: string, values: unknown[]) => {
    held ??= await replica.pool.connect();
    lender = replica;
    return held.query(text, values);
  };
  const askPrimary = async (text: string, values: unknown[]) => {
    if (lender) letGo();
    held ??= await primary.connect();
    return held.query(text, values);
  };
  const query = async (text: string, values: unknown[]) => {
    if (isInTransaction && held) {
      return held.query(text, values).catch((error: unknown) => {
        if (lender) leave(lender, error);
        throw error;
      });
    }
    const isExport = startsReading.test(text);
    const isRead = isExport || onlyReads.test(text);
    isInTransaction = isExport || startsAny.test(text);
    const replica = isExport ? reading.exports : reading.replica;
    if (!isRead) reading.replica = undefined;
    if (!isRead || replica === undefined || (held && lender !== replica)) return askPrimary(text, values);
    try {
      return await readOn(replica, text, values);
    } catch (error) {
      letGo(leave(replica, error));
      replicas.served.repris++;
      return askPrimary(text, values);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: letGo,
  } as PostgresPoolClient;
}

const onlyReads = /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|\()/i;
const startsAny = /^(?:begin|start transaction)/;
const startsReading = /^start transaction.* read only/;

/** Tells whether the connection itself failed; after a statement that PostgreSQL refused, it can still be used. */
const isOfConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(?:57P|08)/.test(error.code ?? '');

/**
 * Makes each commit on this connection also ask for the position of the log, which is kept with the call that
 * committed.
 */
function tellCommits(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const commit = async (reading: Reading) => {
    const [committed, told] = (await plain(commitAndTell)) as [
      pg.QueryResult,
      pg.QueryResult<{ lsn: number | null }>,
    ];
    reading.committed = Math.max(reading.committed, told.rows[0]?.lsn ?? 0);
    return committed;
  };
  const query = (first: unknown, ...others: unknown[]) => {
    const reading = first === 'commit' ? currentReading.now() : undefined;
    return reading ? commit(reading) : plain(first, ...others);
  };
  Object.assign(client, { query });
}
