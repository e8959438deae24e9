import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fairTurns } from './fair-turns.ts';
import type { LimitesLecture, PapierLecture, RefusLecture } from './papier-lu.ts';

/** Asks the process that reads to call one of its acts. */
export type ReadRequest = { id: number; bytes: Uint8Array } & ReadActe;
/** `page` is for an act about one page; `maxSide`, in pixels, for one that makes a picture no longer than this. */
export type ReadActe = { acte: string; limites: LimitesLecture; page?: number; maxSide?: number };
export type ReadReply = { id: number } & ({ value: unknown } | { refus: RefusLecture; cause: string });

/**
 * An idle process ends after `idleMs`, to give its memory back; a paper is refused when `maxWaiting` of the same
 * account already wait.
 */
const attenteLecture = { idleMs: 60_000, maxWaiting: 8, lookEveryMs: 200 };

/** A reading is also ended after this many times its limit, however little of the processor it was given. */
const longestWait = 3;

/** How long a paper that cost too much is refused without being tried again, and how many such papers are known. */
const refusGarde = { ms: 600_000, papers: 1000 };

/** How many papers are read at once, each in a process of its own. */
const processes = 2;

type Waiting = { id: number; settle: (answer: PapierLecture<never>) => void };
type Reader = { child: ChildProcess; waiting: Waiting | null; idle?: NodeJS.Timeout };

/**
 * Makes a queue of papers read in processes of their own, one of each account at a time: a hostile file may at worst
 * end its process, which is killed when a limit is passed. Such a process may only read the files of the program: no
 * network, no writing, no other process. Each call of `apart` makes other processes and another queue.
 */
export function apart() {
  const free = Array.from({ length: processes }, aReader);
  const inTurn = fairTurns({ places: processes, maxWaiting: attenteLecture.maxWaiting });
  const lourds = knownRefusals();

  return async <T>(
    bytes: Uint8Array,
    { pour, ...acte }: ReadActe & { pour: string },
  ): Promise<PapierLecture<T>> => {
    if (bytes.length > acte.limites.maxOctets) return { ok: false, refus: 'trop-lourd' };
    const paper = hash('sha256', bytes) + JSON.stringify(acte);
    if (lourds.has(paper)) return { ok: false, refus: 'trop-lourd' };
    const mine = inTurn(pour, async (): Promise<PapierLecture<T>> => {
      if (lourds.has(paper)) return { ok: false, refus: 'trop-lourd' };
      // The process that was used last is still warm.
      const read = free.pop() ?? aReader();
      try {
        return await read<T>(bytes, acte);
      } finally {
        free.push(read);
      }
    });
    if (mine === null) return { ok: false, refus: 'occupe' };
    const read = await mine;
    if (!read.ok && read.refus === 'trop-lourd') lourds.add(paper);
    return read;
  };
}

/** Remembers for a while the papers that cost too much: asking for one again and again costs nothing. */
function knownRefusals() {
  const since = new Map<string, number>();
  return {
    has: (paper: string) =>
      performance.now() - (since.get(paper) ?? Number.NEGATIVE_INFINITY) < refusGarde.ms,
    add: (paper: string) => {
      since.delete(paper);
      since.set(paper, performance.now());
      const [oldest] = since.keys();
      if (since.size > refusGarde.papers && oldest !== undefined) since.delete(oldest);
    },
  };
}

/** Makes a process that reads one paper at a time; it is started by the first one, and again after it was killed. */
function aReader() {
  let reader: Reader | null = null;
  let last = 0;

  /** Kills the process; the next paper starts another one. */
  const end = (gone: Reader, refus: RefusLecture): void => {
    if (reader === gone) reader = null;
    clearTimeout(gone.idle);
    gone.child.kill('SIGKILL');
    gone.waiting?.settle({ ok: false, refus });
  };

  const settle = (present: Reader, answer: ReadReply): void => {
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
    child.on('message', (answer: ReadReply) => settle(started, answer));
    child.on('error', () => end(started, 'illisible'));
    // A process that ends by itself could not bear this file.
    child.on('exit', () => end(started, 'trop-lourd'));
    return started;
  };

  return <T>(bytes: Uint8Array, acte: ReadActe): Promise<PapierLecture<T>> => {
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
          resolve(answer as PapierLecture<T>);
        },
      };
      child.ref();
      child.channel?.ref();
      child.send({ id, bytes, ...acte } satisfies ReadRequest, (error) => error && end(present, 'illisible'));
    });
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
