import { join } from 'node:path';
import { startCluster } from './cluster-control.ts';
import type { PostgresPlace } from './postgres-place.ts';
import { lingeringPostmaster } from './postmaster-pid.ts';

const lookEveryMs = 1000;

type Kept = { port: number; settings?: Record<string, string>; onGone?: (error: Error) => void };

/**
 * Starts the server again, on the same port, whenever it ended by itself: it was killed, or had no memory left. The
 * pools of the portal find it again by themselves. A server that cannot be started any more ends the portal, which
 * whatever supervises it starts anew. Gives what stops the watch; it waits for a start under way.
 */
export function keepRunning(
  place: PostgresPlace,
  { port, settings = {}, onGone }: Kept,
): () => Promise<void> {
  const cluster = join(place.home, 'cluster');
  let isLeft = false;
  let under: Promise<unknown> = Promise.resolve();
  const look = async () => {
    if (lingeringPostmaster(cluster) !== undefined) return;
    onGone?.(new Error('the PostgreSQL of the portal ended by itself: it is started again'));
    await startCluster(place, settings, port);
  };
  const again = () => {
    under = look().catch((error: Error) => {
      if (isLeft) return;
      onGone?.(error);
      process.exit(1);
    });
    void under.then(() => {
      if (!isLeft) timer = setTimeout(again, lookEveryMs).unref();
    });
  };
  let timer = setTimeout(again, lookEveryMs).unref();
  return async () => {
    isLeft = true;
    clearTimeout(timer);
    await under;
  };
}
