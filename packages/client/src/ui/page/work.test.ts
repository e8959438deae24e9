import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginWork, isWorking } from './work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('what is under way', () => {
  it('is told after 200 ms, not before [R9.57]', () => {
    const end = beginWork();
    vi.advanceTimersByTime(199);
    expect(isWorking.get()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isWorking.get()).toBe(true);
    end();
  });

  it('is not told at all when it was shorter [R9.57]', () => {
    const told: boolean[] = [];
    const stop = isWorking.subscribe(() => told.push(isWorking.get()));
    for (let turn = 0; turn < 10; turn += 1) beginWork()();
    vi.advanceTimersByTime(1000);
    stop();
    expect(told).toEqual([]);
  });

  it('lasts until all of it has ended, each part once', () => {
    const [first, second] = [beginWork(), beginWork()];
    first();
    first();
    vi.advanceTimersByTime(200);
    expect(isWorking.get()).toBe(true);
    second();
    vi.advanceTimersByTime(200);
    expect(isWorking.get()).toBe(false);
  });
});
