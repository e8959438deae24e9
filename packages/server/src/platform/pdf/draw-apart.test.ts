import { threadId } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { drawApart, drawingLimits } from './draw-apart.ts';
import type { fail, holdUntil, neverEnd, sayThread, takeAllMemory } from './test/test-drawings.ts';

const drawings = new URL('./test/test-drawings.ts', import.meta.url);
const say = drawApart<typeof sayThread>(drawings, 'sayThread');
const usual = { ...drawingLimits };
afterEach(() => {
  vi.useRealTimers();
  Object.assign(drawingLimits, usual);
});

test('draws in a thread that is not the one that answers, and the same again', async () => {
  const [first, second] = await Promise.all([say('un'), say('deux')]);
  const [, thread] = String(first).split(' ');
  expect(Number(thread)).not.toBe(threadId);
  expect([String(first), String(second)]).toEqual([`un ${thread}`, `deux ${thread}`]);
  expect(String(await say('trois'))).toBe(`trois ${thread}`);
});

test('what fails there fails here, with its message and where it happened, and the next is drawn', async () => {
  const failure = await drawApart<typeof fail>(drawings, 'fail')().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RangeError);
  expect(failure).toMatchObject({ message: 'nothing to draw' });
  expect((failure as Error).stack).toMatch(/at fail .*test-drawings\.ts:\d+/);
  expect(String(await say('après'))).toMatch(/^après/);
});

test('what takes all the memory of its thread is refused alone', async () => {
  const greedy = drawApart<typeof takeAllMemory>(drawings, 'takeAllMemory')();
  await expect(greedy).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(String(await say('encore'))).toMatch(/^encore/);
});

test('what does not end is given up', async () => {
  await say('prêt');
  drawingLimits.longestMs = 50;
  await expect(drawApart<typeof neverEnd>(drawings, 'neverEnd')()).rejects.toThrow(
    'the thread that draws ended',
  );
});

test('what waits behind a drawing that does not end is drawn all the same', async () => {
  await say('prêt');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = [drawApart<typeof neverEnd>(drawings, 'neverEnd')(), say('derrière')];
  vi.advanceTimersByTime(drawingLimits.longestMs);
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('what is asked while an idle thread ends is drawn by another one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await say('prêt');
  vi.advanceTimersByTime(drawingLimits.idleMs);
  expect(String(await say('aussitôt'))).toMatch(/^aussitôt/);
});

test('each drawing has its own time, however long those before it took', async () => {
  await say('prêt');
  const hold = drawApart<typeof holdUntil>(drawings, 'holdUntil');
  const aFlag = () => new Int32Array(new SharedArrayBuffer(4));
  const raise = (flag: Int32Array<SharedArrayBuffer>) => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const flags = [aFlag(), aFlag()] as const;
  const [first, second] = [hold(flags[0]), hold(flags[1])];
  vi.advanceTimersByTime(40_000);
  raise(flags[0]);
  expect(String(await first)).toBe('dessiné');
  vi.advanceTimersByTime(40_000);
  raise(flags[1]);
  expect(String(await second)).toBe('dessiné');
});

test('gives its memory back when nothing is asked for a while', async () => {
  drawingLimits.idleMs = 20;
  const before = String(await say('un'));
  await expect.poll(async () => String(await say('un')) !== before, { interval: 100 }).toBe(true);
});
