// A thread of its own: it sees that the one that answers is stuck, says what it was doing, and ends the process.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readInProgress } from './in-progress.ts';
import { silenceAfter } from './silence.ts';
import type { Watched } from './watchdog.ts';

const { heart, calls, seconds } = workerData as Watched;
const beats = new Int32Array(heart);
const everyMs = (seconds * 1000) / 10;

let known = Atomics.load(beats, 0);
let silentMs = 0;
let lastMs = performance.now();

setInterval(() => {
  const nowMs = performance.now();
  const present = Atomics.load(beats, 0);
  silentMs = silenceAfter({ silentMs, elapsedMs: nowMs - lastMs, everyMs, hasBeaten: present !== known });
  known = present;
  lastMs = nowMs;
  if (silentMs >= seconds * 1000) end();
}, everyMs);

function end(): void {
  const line = {
    level: 60,
    time: new Date(performance.timeOrigin + performance.now()).toISOString(),
    seconds,
    calls: readInProgress(calls),
    msg: 'the event loop has not turned: the process ends itself',
  };
  try {
    // Where the log is written; the stream of the thread would wait for the other one.
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    // A signal that asks would be heard by the thread that is stuck.
    process.kill(process.pid, 'SIGKILL');
  }
}
