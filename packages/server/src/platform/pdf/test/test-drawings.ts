// Test support: each function is a drawing with one behaviour, for tests of the drawing thread.
import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

export const sayThread = async (text: string): Promise<Buffer> => Buffer.from(`${text} ${threadId}`);

export const fail = async (): Promise<Buffer> => {
  throw new RangeError('nothing to draw');
};

export const neverEnd = async (): Promise<Buffer> => {
  for (;;) await wait(1000);
};

/** Keeps its thread busy until the flag is raised. */
export const holdUntil = async (flag: Int32Array<SharedArrayBuffer>): Promise<Buffer> => {
  Atomics.wait(flag, 0, 0);
  return Buffer.from('dessiné');
};

export const takeAllMemory = async (): Promise<Buffer> => {
  const held: number[][] = [];
  for (;;) held.push(new Array<number>(1_000_000).fill(held.length));
};
