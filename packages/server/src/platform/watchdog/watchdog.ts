import { once } from 'node:events';
import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { type InProgress, inProgress } from './in-progress.ts';

/** What the thread that watches is given. */
export type Watched = {
  /** Grows at each turn of the event loop that the timer sees. */
  heart: SharedArrayBuffer;
  calls: SharedArrayBuffer;
  seconds: number;
};

export type Watchdog = Pick<InProgress, 'begin'> & { stop(): Promise<void> };

const beatsASilence = 10;

/**
 * Ends the process when its event loop has not turned for so long: a loop that never ends answers nobody, and nothing on the
 * same thread can see it. What supervises the process starts it again. None while a debugger holds the program.
 */
export async function startWatchdog({ seconds }: { seconds: number }): Promise<Watchdog> {
  const calls = inProgress();
  if (seconds === 0 || inspectorUrl() !== undefined)
    return { begin: calls.begin, stop: async () => undefined };
  const heart = new SharedArrayBuffer(4);
  const beats = new Int32Array(heart);
  const timer = setInterval(() => Atomics.add(beats, 0, 1), (seconds * 1000) / beatsASilence).unref();
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { heart, calls: calls.shared, seconds } satisfies Watched,
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

/** Each request is named by its method, the pattern of its route and its number: an address may carry a secret. */
export function watchRequests(app: FastifyInstance, { begin }: Pick<Watchdog, 'begin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const end = begin(`${request.method} ${request.routeOptions.url ?? '(inconnue)'} ${request.id}`);
    reply.raw.once('close', end);
  });
}
