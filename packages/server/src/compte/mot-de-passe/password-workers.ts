import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

export type Work =
  | { kind: 'hash'; password: string; cost: Options }
  | { kind: 'verify'; password: string; stored: string };

/** The threads that wait for work; a new one starts when none is idle. */
const idle: Worker[] = [];

/** Gives the hash, or whether the password matches. */
export async function runHash<W extends Work>(
  work: W,
): Promise<W extends { kind: 'hash' } ? string : boolean> {
  const worker = idle.pop() ?? start();
  // The process stays alive until this answer comes, and is not kept alive by the thread afterwards.
  worker.ref();
  worker.postMessage(work);
  const [answer] = await once(worker, 'message');
  worker.unref();
  idle.push(worker);
  return answer;
}

/** Starts a thread with little memory and no environment, since the messages hold all it needs. */
const start = (): Worker =>
  new Worker(new URL('./password-worker.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 24, stackSizeMb: 1 },
  });
