import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrReload, MissingPart } from './lazy-part.ts';

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();
/**
 * Returns « loaded », « missing », the error, or « waiting » when the promise is still pending after a turn of the
 * event loop.
 */
const outcomeOf = (loading: Promise<unknown>) =>
  Promise.race([
    loading.then(
      () => 'loaded',
      (error: unknown) => (error instanceof MissingPart ? 'missing' : error),
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'))),
  ]);
let instant = 1_000_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  reload.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('performance', { timeOrigin: 0, now: () => instant });
});
afterEach(() => vi.unstubAllGlobals());

describe('a part of the pages that does not come', () => {
  it('has the page loaded again, and shows nothing meanwhile [R8.18]', async () => {
    expect(await outcomeOf(loadOrReload(failed))).toBe('waiting');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    [59_999, 'missing', 1],
    [60_000, 'waiting', 2],
  ])('is, %i ms later, %s after %i times [R8.18]', async (laterMs, outcome, times) => {
    await outcomeOf(loadOrReload(failed));
    instant += laterMs;
    expect(await outcomeOf(loadOrReload(failed))).toBe(outcome);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  it('is waited for without a network, where loading again would lose the page', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await outcomeOf(loadOrReload(failed))).toBe('missing');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    'Failed to fetch dynamically imported module: https://portail.example/assets/a.js',
    'error loading dynamically imported module: https://portail.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /client/assets/a.css',
  ])('is known by what each browser says: « %s »', async (said) => {
    expect(await outcomeOf(loadOrReload(() => Promise.reject(new TypeError(said))))).toBe('waiting');
  });

  it('is not taken for one that came and whose code fails, as in a browser too old for it', async () => {
    const cause = new TypeError('Map.groupBy is not a function');
    expect(await outcomeOf(loadOrReload(() => Promise.reject(cause)))).toBe(cause);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is as usual when it comes', async () => {
    expect(await loadOrReload(async () => 'page')).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });
});
