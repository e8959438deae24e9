import { once } from 'node:events';
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { WaitingLines } from '../log/held-lines.ts';
import { type InProgress, inProgress } from './in-progress.ts';

/** The data that the watching thread receives. */
export type Watched = {
  /** A counter that grows each time the timer sees the event loop turn. */
  heart: SharedArrayBuffer;
  calls: SharedArrayBuffer;
  seconds: number;
  /** The lines of the log that the stuck thread has not written yet. */
  waiting: WaitingLines | undefined;
};

export type Watchdog = Pick<InProgress, 'begin'> & { stop(): Promise<void> };

const beatsASilence = 10;

/**
 * Ends the process when its event loop has not turned for so long: a stuck loop answers nobody, and nothing on the
 * same thread can notice it. The process supervisor then starts it again. No watchdog runs under a debugger.
 */
export async function startWatchdog({
  seconds,
  waiting,
}: {
  seconds: number;
  waiting?: WaitingLines;
}): Promise<Watchdog> {
  const calls = inProgress();
  if (seconds === 0 || inspectorUrl() !== undefined)
    return { begin: calls.begin, stop: async () => undefined };
  const heart = new SharedArrayBuffer(4);
  const beats = new Int32Array(heart);
  const timer = setInterval(() => Atomics.add(beats, 0, 1), (seconds * 1000) / beatsASilence).unref();
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { heart, calls: calls.shared, seconds, waiting } satisfies Watched,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 32 },
  });
  await once(worker, 'online');
  worker.unref();
  return {
    begin: calls.begin,
    stop: async () => {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}

/** Names each request by its method, the pattern of its route and its number, as an address may hold a secret. */
export function watchRequests(app: FastifyInstance, { begin }: Pick<Watchdog, 'begin'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const end = begin(`${request.method} ${request.routeOptions.url ?? '(inconnue)'} ${request.id}`);
    reply.raw.once('close', end);
    done();
  });
}
