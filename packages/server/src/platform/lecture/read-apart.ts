import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lecture, LimitesLecture, RefusLecture } from './papier-lu.ts';

/** Asks the process that reads to call one of its acts. */
export type Demande = { id: number; bytes: Uint8Array } & Acte;
/** `page` is for an act about one page; `maxSide`, in pixels, for one that makes a picture no longer than this. */
export type Acte = { acte: string; limites: LimitesLecture; page?: number; maxSide?: number };
export type Reponse = { id: number } & ({ value: unknown } | { refus: RefusLecture; cause: string });

/** An idle process ends after `idleMs`, to give its memory back; a paper is refused when `maxWaiting` already wait. */
const attenteLecture = { idleMs: 60_000, maxWaiting: 8, lookEveryMs: 200 };

/** A reading is also ended after this many times its limit, however little of the processor it was given. */
const longestWait = 10;

type Waiting = { id: number; settle: (answer: Lecture<never>) => void };
type Reader = { child: ChildProcess; waiting: Waiting | null; idle?: NodeJS.Timeout };

/**
 * Makes a queue of papers read in a process of their own, one after the other: a hostile file may at worst end that
 * process, which is killed when a limit is passed. The process may only read the files of the program: no network, no
 * writing, no other process. Each call of `apart` makes another process and another queue.
 */
export function apart() {
  let reader: Reader | null = null;
  let last = 0;
  let queued = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** Kills the process; the next paper starts another one. */
  const end = (gone: Reader, refus: RefusLecture): void => {
    if (reader === gone) reader = null;
    clearTimeout(gone.idle);
    gone.child.kill('SIGKILL');
    gone.waiting?.settle({ ok: false, refus });
  };

  const settle = (present: Reader, answer: Reponse): void => {
    if (answer.id !== present.waiting?.id) return;
    present.waiting.settle(
      'value' in answer ? { ok: true, value: answer.value as never } : { ok: false, refus: answer.refus },
    );
    present.child.unref();
    present.child.channel?.unref();
    present.idle = setTimeout(() => end(present, 'illisible'), attenteLecture.idleMs).unref();
  };

  const start = (): Reader => {
    const child = forked();
    const started: Reader = { child, waiting: null };
    child.on('message', (answer: Reponse) => settle(started, answer));
    child.on('error', () => end(started, 'illisible'));
    // A process that ends by itself could not bear this file.
    child.on('exit', () => end(started, 'trop-lourd'));
    return started;
  };

  const ask = <T>(bytes: Uint8Array, acte: Acte): Promise<Lecture<T>> => {
    reader ??= start();
    const present = reader;
    const { child } = present;
    clearTimeout(present.idle);
    const id = ++last;
    const { maxMs, maxMemoire } = acte.limites;
    const before = usedBy(child.pid);
    return new Promise((resolve) => {
      const tooLong = setTimeout(() => end(present, 'trop-lourd'), isMeasured ? maxMs * longestWait : maxMs);
      const look = async () => {
        const [start, now] = [await before, await usedBy(child.pid)];
        const isTooMuch = now.memory > maxMemoire || now.ms - start.ms > maxMs;
        if (isTooMuch && present.waiting?.id === id) end(present, 'trop-lourd');
      };
      const tooMuch = setInterval(look, Math.min(attenteLecture.lookEveryMs, maxMs));
      present.waiting = {
        id,
        settle: (answer) => {
          clearTimeout(tooLong);
          clearInterval(tooMuch);
          present.waiting = null;
          resolve(answer as Lecture<T>);
        },
      };
      child.ref();
      child.channel?.ref();
      child.send({ id, bytes, ...acte } satisfies Demande, (error) => error && end(present, 'illisible'));
    });
  };

  return <T>(bytes: Uint8Array, acte: Acte): Promise<Lecture<T>> => {
    if (bytes.length > acte.limites.maxOctets) return Promise.resolve({ ok: false, refus: 'trop-lourd' });
    if (queued >= attenteLecture.maxWaiting) return Promise.resolve({ ok: false, refus: 'occupe' });
    queued++;
    const mine = turn.then(() => ask<T>(bytes, acte)).finally(() => queued--);
    turn = mine;
    return mine;
  };
}

/** The root of the program, whose files the reading process may read; it holds `node_modules`. */
const root = join(import.meta.dirname, '../../../../..');

const forked = (): ChildProcess =>
  fork(new URL('./reader-process.ts', import.meta.url), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: [
      '--permission',
      `--allow-fs-read=${root}/*`,
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=512',
    ],
  });

/** Linux alone says what another process uses; elsewhere the heap, the pixels and the time that passes are the limits. */
const isMeasured = process.platform === 'linux';

/** Linux counts the processor in hundredths of a second, whatever the machine. */
const tickMs = 10;
const pageBytes = 4096;

/**
 * Gives the processor time and the memory that a process used. The processor is counted, not the time that passes: on a
 * machine that is busy a good file takes long, and is still read.
 */
async function usedBy(pid: number | undefined): Promise<{ ms: number; memory: number }> {
  const stat = isMeasured ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : '';
  // The name of the program, which may hold spaces, ends with the last parenthesis; the state comes first after it.
  const after = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, pages = 0] = [after[11], after[12], after[21]];
  return { ms: (user + system) * tickMs, memory: pages * pageBytes };
}
