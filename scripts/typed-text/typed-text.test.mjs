import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { argumentsFor, readers, tables } from './readers.mjs';

/**
 * A limit in seconds would depend on the machine. Each answer's processor time is compared with a similar piece of
 * work, done first in the same thread; `longest` times that work took about one second where this was written. A reader
 * that exceeds the limit is ended with its thread.
 */
const longest = 20;
const lookMs = 250;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

test('every rule that reads a typed text, and every format, answers whatever is typed', async () => {
  const all = readers();
  const place = new SharedArrayBuffer(8);
  const at = new Int32Array(place);
  const tried = all.filter((reader) => argumentsFor(reader, 'a') !== null);
  // A new reader with a parameter of an unknown type fails the test instead of being left out silently.
  const leftOut = all.filter((reader) => reader.isOwed && !tried.includes(reader));
  expect(leftOut.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
    workerData: { readers: tried, tables: tables(), place },
  });
  const { promise, resolve, reject } = Promise.withResolvers();
  let about = null;
  worker.on('message', (said) => {
    if ('names' in said) about = said;
    else resolve(said);
  });
  worker.on('error', reject);
  let known = '';
  let since = spent();
  // This thread only waits, so the process's time is spent by the other one.
  const timer = setInterval(() => {
    const present = `${at[1]} ${at[0]}`;
    if (present !== known || about === null) [known, since] = [present, spent()];
    else if (spent() - since > about.measure * longest)
      reject(new Error(`${about.names[at[1]]} does not answer: text ${at[0]}`));
  }, lookMs);
  try {
    const { slowest } = await promise;
    const times = ({ spent: of }) => of / about.measure;
    const worst = slowest.toSorted((one, other) => other.spent - one.spent).slice(0, 5);
    console.info(
      `${about.names.length} readers, ${about.texts} texts; the slowest:\n${worst.map((one) => `${(one.spent / 1000).toFixed(0)} ms ${one.name} ${JSON.stringify(one.text)}`).join('\n')}`,
    );
    const slow = slowest.filter((one) => times(one) > longest / 2);
    expect(slow.map(({ name, text }) => `${name} ${JSON.stringify(text)}`)).toEqual([]);
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
});
