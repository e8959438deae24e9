import { Worker } from 'node:worker_threads';

/** Asks the drawing thread to call a function of a module; the arguments must be values that can be copied to it. */
export type Drawing = { id: number; module: string; name: string; given: readonly unknown[] };
export type Drawn = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: unknown };

type Draw = (...given: never[]) => Promise<Buffer>;

/**
 * Wraps a function so that it runs in the drawing thread: `drawApart<typeof f>(new URL('./f.ts', import.meta.url),
 * 'f')`.
 */
export const drawApart =
  <F extends Draw>(module: URL, name: string) =>
  (...given: Parameters<F>): Promise<Buffer> =>
    ask({ module: module.href, name, given });

/**
 * A drawing may take `longestMs`, whatever waits before it; an idle thread ends after `idleMs`, to give its memory back.
 */
export const drawingLimits = { longestMs: 60_000, idleMs: 60_000 };

type Asked = Omit<Drawing, 'id'>;
type Waiting = { asked: Asked; answer: PromiseWithResolvers<Buffer> };
type Thread = {
  worker: Worker;
  /** The drawings asked of this thread, in their order: it draws one after the other. */
  waiting: Map<number, Waiting>;
  /** Ends the thread when no drawing comes out of it for too long. */
  tooLong?: NodeJS.Timeout;
  idle?: NodeJS.Timeout;
};

let thread: Thread | null = null;
let last = 0;

function ask(asked: Asked): Promise<Buffer> {
  const answer = Promise.withResolvers<Buffer>();
  post({ asked, answer });
  return answer.promise;
}

function post(one: Waiting): void {
  thread ??= start();
  const present = thread;
  const { worker, waiting } = present;
  clearTimeout(present.idle);
  const id = ++last;
  waiting.set(id, one);
  if (waiting.size === 1) watch(present);
  // The process stays alive until this answer comes, and is not kept alive by the thread afterwards.
  worker.ref();
  worker.postMessage({ id, ...one.asked } satisfies Drawing);
}

function start(): Thread {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 160 },
  });
  const started: Thread = { worker, waiting: new Map() };
  worker.on('message', (drawn: Drawn) => settle(started, drawn));
  worker.on('error', (cause) => leave(started, cause));
  worker.on('exit', (code) => leave(started, new Error(`the thread that draws ended with ${code}`)));
  return started;
}

/** Gives the drawing that is at hand its own time: many drawings asked at once come out one after another. */
function watch(present: Thread): void {
  present.tooLong = setTimeout(() => end(present), drawingLimits.longestMs);
}

/** Ends a thread; what is asked while it ends is asked of another one. */
function end(present: Thread): void {
  if (thread === present) thread = null;
  void present.worker.terminate();
}

function settle(present: Thread, drawn: Drawn): void {
  const { worker, waiting } = present;
  const one = waiting.get(drawn.id)?.answer;
  waiting.delete(drawn.id);
  if ('bytes' in drawn) one?.resolve(Buffer.from(drawn.bytes.buffer));
  else one?.reject(drawn.error);
  clearTimeout(present.tooLong);
  if (waiting.size > 0) {
    watch(present);
    return;
  }
  worker.unref();
  present.idle = setTimeout(() => end(present), drawingLimits.idleMs).unref();
}

/** Rejects the drawing that was at hand in a thread that has ended; those that waited behind it are asked again. */
function leave(gone: Thread, cause: unknown): void {
  if (thread === gone) thread = null;
  clearTimeout(gone.idle);
  clearTimeout(gone.tooLong);
  const [atHand, ...behind] = gone.waiting.values();
  gone.waiting.clear();
  atHand?.answer.reject(cause);
  for (const one of behind) post(one);
}
