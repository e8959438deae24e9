import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Db } from './database.ts';
import { currentReading } from './replicas/reading.ts';

/** One connection of the pool, lent to a long work: settings, locks and COPY belong to a connection. */
export type Session = {
  /** Runs the queries and transactions of this connection. */
  db: Db;
  /** Adds rows to a table, with one value per column, inside the transaction in progress if there is one. */
  copyInto(table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): Promise<void>;
};

export type Cell = string | boolean | number | null;

/** Lends a connection during the work, then closes it, so that no setting outlives the work. */
export async function withSession<T>(
  pool: pg.Pool,
  settings: Readonly<Record<string, string>>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  currentReading.staysOnPrimary();
  const client = await pool.connect();
  // A connection cut by the server must not end the process: the pending query reports the failure.
  const quiet = () => undefined;
  client.on('error', quiet);
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value]);
    return await work({ db: kyselyOn(client), copyInto: copyIntoOn(client) });
  } finally {
    client.release(true);
    client.off('error', quiet);
  }
}

/**
 * A transaction that asks nothing for five minutes was forgotten, or waits for another connection that waits for it,
 * which PostgreSQL cannot see: it is ended, and what it held is free again.
 */
export const endsForgotten = (client: pg.ClientBase) =>
  client.query("set idle_in_transaction_session_timeout = '5min'");

/** Makes a Kysely instance on a single connection, which Kysely must not release. */
const kyselyOn = (client: pg.PoolClient): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          Promise.resolve({
            query: client.query.bind(client) as never,
            release: () => undefined,
          }),
        end: () => Promise.resolve(),
        options: {},
      },
    }),
  });

const copyIntoOn =
  (client: pg.PoolClient): Session['copyInto'] =>
  async (table, columns, rows) => {
    const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
    const into = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
    await pipeline(Readable.from(blocks(rows)), into);
  };

/** Gathers the rows in blocks: one write per row would cost more than the row itself. */
function* blocks(rows: Iterable<readonly Cell[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(cellOf).join('\t')}\n`;
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

/** Characters that have a meaning in COPY's text format are escaped. */
const special = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cellOf(value: Cell): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(special, (one) => escapes[one] as string);
}
