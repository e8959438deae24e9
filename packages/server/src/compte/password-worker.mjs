// A thread of its own, which gives way to the one that answers: on a machine of two cores two hashes would take both.
// Plain JavaScript: what strips types takes some fifty megabytes in each thread.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Elsewhere than on Linux it is the whole process that would give way.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (/** @type {import('./password-workers.ts').Work} */ work) => {
  parentPort?.postMessage(
    work.kind === 'hash' ? hashSync(work.password, work.cost) : verifySync(work.stored, work.password),
  );
});
