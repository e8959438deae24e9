// Passwords are hashed in threads of lower priority than the main one: on a machine of two cores, two hashes would take
// both. This file is plain JavaScript, because stripping types takes some fifty megabytes in each thread.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Only Linux can lower the priority of one thread; elsewhere, this would lower the whole process. A process that
// already has a low priority (nice, systemd) keeps it: an ordinary user may not raise it again.
const { PRIORITY_BELOW_NORMAL: behind } = constants.priority;
if (process.platform === 'linux' && getPriority() < behind) setPriority(behind);

parentPort?.on('message', (/** @type {import('./password-workers.ts').Work} */ work) => {
  parentPort?.postMessage(
    work.kind === 'hash' ? hashSync(work.password, work.cost) : verifySync(work.stored, work.password),
  );
});
