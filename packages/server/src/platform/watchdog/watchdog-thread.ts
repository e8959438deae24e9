// This thread notices that the main thread is stuck, logs what it was doing, and ends the process.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { writeWaiting } from '../log/held-lines.ts';
import { readInProgress } from './in-progress.ts';
import { silenceAfter } from './silence.ts';
import type { Watched } from './watchdog.ts';

const { heart, calls, seconds, waiting } = workerData as Watched;
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
    if (waiting) writeWaiting(waiting);
    // The line goes straight to the output, because the stream of this thread would wait for the stuck one.
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    // The stuck thread could not handle a signal, and SIGKILL needs no handling.
    process.kill(process.pid, 'SIGKILL');
  }
}
