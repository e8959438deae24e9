import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Listens to a channel of the database; `onMissed` is called when announcements may have been missed. */
export type Listen = (
  channel: string,
  heard: { onMessage: (payload: string) => void; onMissed: () => void },
) => Promise<{ stop(): Promise<void> }>;

const millisecondsBetweenTries = 1000;

/** Each channel has a connection of its own, which is opened again when it is lost. */
export const listenAt =
  (url: string): Listen =>
  async (channel, { onMessage, onMissed }) => {
    let client: pg.Client | undefined;
    let isStopped = false;

    const connect = async (): Promise<void> => {
      const fresh = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
      });
      fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
      // The error needs no handling here: « end » always follows it.
      fresh.on('error', () => undefined);
      fresh.on('end', () => void again(fresh));
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
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
      stop: async () => {
        isStopped = true;
        await client?.end();
      },
    };
  };
