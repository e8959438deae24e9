import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database, Db } from './database.ts';

/** One connection of the pool for a long work of its own: settings, locks and COPY belong to a connection. */
export type Session = {
  /** Queries and transactions of this connection. */
  db: Db;
  /** Adds rows to a table, a value for each column; inside the transaction in progress, if there is one. */
  copyInto(table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): Promise<void>;
};

export type Cell = string | boolean | number | null;

/** Lends a connection for the time of the work; it is closed afterwards, so that no setting outlives it. */
export async function withSession<T>(
  pool: pg.Pool,
  settings: Readonly<Record<string, string>>,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // A connection that the server cuts must not end the process: the pending query tells it.
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

/** Kysely on a single connection, that it must not give back. */
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

/** Rows in blocks: a write for each would cost more than the row. */
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

/** What COPY's text form gives a meaning to is escaped. */
const special = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cellOf(value: Cell): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(special, (one) => escapes[one] as string);
}
