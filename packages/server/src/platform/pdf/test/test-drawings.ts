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

export const takeAllMemory = async (): Promise<Buffer> => {
  const held: number[][] = [];
  for (;;) held.push(new Array<number>(1_000_000).fill(held.length));
};
