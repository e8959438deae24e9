import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Listens to a channel of the database; `onMissed` is called when announcements may have been missed. */
export type Listen = (
  channel: string,
  heard: { onMessage: (payload: string) => void; onMissed: () => void },
) => Promise<Listener>;

export type Listener = {
  /**
   * Resolves once all that was announced before this call was heard; fails when the connection does not answer, or
   * when a pooler stands before the database.
   */
  hasHeard(): Promise<void>;
  stop(): Promise<void>;
};

const patienceMs = 5000;

const millisecondsBetweenTries = 1000;

/** Makes the function that listens to a channel on a connection of its own, which is opened again when it is lost. */
export const listenAt =
  (url: string): Listen =>
  async (channel, { onMessage, onMissed }) => {
    let client: pg.Client | undefined;
    let isHeldByOne = false;
    let isStopped = false;

    const connect = async (): Promise<void> => {
      const fresh = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
        query_timeout: patienceMs,
      });
      fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
      // The error needs no handling here: « end » always follows it.
      fresh.on('error', () => undefined);
      fresh.on('end', () => void again(fresh));
      await fresh.connect();
      isHeldByOne = await isHeldByOneProcess(fresh);
      await listenOn(fresh, channel);
      if (isStopped) await fresh.end();
      else client = fresh;
    };
    const again = async (lost: pg.Client): Promise<void> => {
      if (client !== lost) return;
      client = undefined;
      while (!isStopped && client === undefined) {
        await wait(millisecondsBetweenTries, undefined, { ref: false });
        if (!isStopped) await connect().then(onMissed, () => undefined);
      }
    };

    await connect();
    return {
      hasHeard: async () => {
        const asked = client;
        if (asked === undefined || !isHeldByOne) throw new Error('nothing is sure to be heard');
        try {
          // PostgreSQL hands over what it has to announce before it says that a query ended.
          await asked.query('select');
        } catch (error) {
          // A connection that does not answer is closed, and opened again by its « end ».
          void asked.end();
          throw error;
        }
      },
      stop: async () => {
        isStopped = true;
        await client?.end();
      },
    };
  };

export const listenOn = (client: pg.ClientBase, channel: string): Promise<unknown> =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/**
 * Tells whether this connection always reaches the same PostgreSQL process. A pooler changes the process between
 * transactions, and announcements are then lost.
 */
export async function isHeldByOneProcess(
  client: pg.ClientBase & { processID?: number | null },
): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === client.processID;
}
