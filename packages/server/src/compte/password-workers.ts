import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

export type Work =
  | { kind: 'hash'; password: string; cost: Options }
  | { kind: 'verify'; password: string; stored: string };

/** Threads that wait for work; as many are started as work at once. */
const idle: Worker[] = [];

/** The hash, or whether it is the right one. */
export async function runHash<W extends Work>(
  work: W,
): Promise<W extends { kind: 'hash' } ? string : boolean> {
  const worker = idle.pop() ?? start();
  // The process does not end before its answer, and does not stay for its sake afterwards.
  worker.ref();
  worker.postMessage(work);
  const [answer] = await once(worker, 'message');
  worker.unref();
  idle.push(worker);
  return answer;
}

/** Little memory: it holds nothing but the hash. What it must be given is in its messages. */
const start = (): Worker =>
  new Worker(new URL('./password-worker.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 24, stackSizeMb: 1 },
  });
