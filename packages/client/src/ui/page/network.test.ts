// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginDoubt,
  giveUpWaiting,
  isInDoubt,
  isOnline,
  noteNetwork,
  untilNetwork,
  waitingActs,
} from './network.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  giveUpWaiting();
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
});

/** Returns what the promise resolved to, or « attend » while it is pending. */
async function settled(waiting: Promise<boolean>): Promise<boolean | 'attend'> {
  return Promise.race([waiting, Promise.resolve('attend' as const)]);
}

describe('an act that met no network', () => {
  it('leaves again as soon as the network is back', async () => {
    window.dispatchEvent(new Event('offline'));
    const waiting = untilNetwork();
    expect([isOnline.get(), waitingActs.get()]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await settled(waiting)).toBe('attend');
    window.dispatchEvent(new Event('online'));
    expect(await waiting).toBe(true);
    expect([isOnline.get(), waitingActs.get()]).toEqual([true, 0]);
  });

  it('leaves again as soon as the portal has answered another call, though the browser says nothing', async () => {
    window.dispatchEvent(new Event('offline'));
    const waiting = untilNetwork();
    noteNetwork();
    expect(await waiting).toBe(true);
    expect(isOnline.get()).toBe(true);
  });

  it('tries again after ten seconds when the network leads nowhere', async () => {
    const waiting = untilNetwork();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await settled(waiting)).toBe('attend');
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBe(true);
  });

  it('is given up when the page is left', async () => {
    const waiting = untilNetwork();
    giveUpWaiting();
    expect(await waiting).toBe(false);
    expect(waitingActs.get()).toBe(0);
  });
});

describe('the doubt about an act', () => {
  it('lasts as long as it waits, and as long as it is said to have failed', async () => {
    expect(isInDoubt()).toBe(false);
    const end = beginDoubt();
    expect(isInDoubt()).toBe(true);
    end();
    expect(isInDoubt()).toBe(false);
    const waiting = untilNetwork();
    expect(isInDoubt()).toBe(true);
    giveUpWaiting();
    await waiting;
    expect(isInDoubt()).toBe(false);
  });
});
