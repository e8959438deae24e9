// A thread of its own, which gives way to the one that answers: on a machine of two cores two hashes would take both.
// Plain JavaScript: what strips types takes some fifty megabytes in each thread.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Elsewhere than on Linux it is the whole process that would give way.
// A process begun behind the others (nice, systemd) stays there: an ordinary user may not come forward again.
const { PRIORITY_BELOW_NORMAL: behind } = constants.priority;
if (process.platform === 'linux' && getPriority() < behind) setPriority(behind);

parentPort?.on('message', (/** @type {import('./password-workers.ts').Work} */ work) => {
  parentPort?.postMessage(
    work.kind === 'hash' ? hashSync(work.password, work.cost) : verifySync(work.stored, work.password),
  );
});
