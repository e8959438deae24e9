// Test support: the statements that a work sends to the database.
import type pg from 'pg';

/** Gives the texts of what `work` sends through this pool, in order, with the begin and the end of its transactions. */
export async function recordStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const heard = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const hear = (client: pg.PoolClient) => {
    if (heard.has(client)) return;
    const { query } = client;
    heard.set(client, query);
    const told = (first: unknown, ...others: unknown[]) => {
      sent.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return (query as (...given: unknown[]) => unknown).call(client, first, ...others);
    };
    Object.assign(client, { query: told });
  };
  pool.on('acquire', hear);
  try {
    await work();
  } finally {
    pool.off('acquire', hear);
    for (const [client, query] of heard) Object.assign(client, { query });
  }
  return sent;
}
