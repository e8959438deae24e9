// A thread of its own for drawing: on the one that answers, a dossier of a hundred pages would make everybody wait.
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Drawing, Drawn } from './draw-apart.ts';

// Elsewhere than on Linux it is the whole process that would give way.
// A process begun behind the others (nice, systemd) stays there: an ordinary user may not come forward again.
const { PRIORITY_BELOW_NORMAL: behind } = constants.priority;
if (process.platform === 'linux' && getPriority() < behind) setPriority(behind);

let turn: Promise<unknown> = Promise.resolve();

// One after the other: what is drawn has its whole memory for itself.
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
