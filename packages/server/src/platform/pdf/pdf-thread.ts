// PDFs are drawn in a thread of their own: in the main thread, a dossier of a hundred pages would make everybody
// wait.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Drawing, Drawn } from './draw-apart.ts';

// Only Linux can lower the priority of one thread; elsewhere, this would lower the whole process. A process that
// already has a low priority (nice, systemd) keeps it: an ordinary user may not raise it again.
const { PRIORITY_BELOW_NORMAL: behind } = constants.priority;
if (process.platform === 'linux' && getPriority() < behind) setPriority(behind);

let turn: Promise<unknown> = Promise.resolve();

// Drawings come one after the other, so that each can use all the memory of the thread.
parentPort?.on('message', (drawing: Drawing) => {
  turn = turn.then(() => answer(drawing));
});

async function answer({ id, module, name, given }: Drawing): Promise<void> {
  try {
    const draw = Reflect.get(await import(module), name) as (...given: unknown[]) => Promise<Buffer>;
    const bytes = new Uint8Array(await draw(...given));
    parentPort?.postMessage({ id, bytes } satisfies Drawn, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, error } satisfies Drawn);
  }
}
