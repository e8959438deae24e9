import { expect, it } from 'vitest';
import { playParts } from './play-parts.mjs';

const passes = (name, more = {}) => ({
  name,
  run: async () => ({ code: 0, passed: 3, failed: 0, slowest: [], failures: [] }),
  ...more,
});
const fails = (name, found = {}) => ({
  name,
  run: async () => ({ code: 1, passed: 0, failed: 0, slowest: [], failures: [], ...found }),
});

/** Plays parts and returns what each came to, and what was printed. */
async function play(...parts) {
  const printed = [];
  const results = await playParts(parts, (line) => printed.push(line));
  return { codes: Object.fromEntries(results.map(({ name, code }) => [name, code])), printed };
}

it('a part that fails does not hide what the parts after it find', async () => {
  const { codes, printed } = await play(
    fails('check'),
    passes('unit'),
    fails('api', { failed: 2 }),
    passes('e2e'),
  );
  expect(codes).toEqual({ check: 1, unit: 0, api: 1, e2e: 0 });
  expect(printed.at(-1)).toBe('6 passed, 3 failed');
});

it('a part that throws fails, and the next one is played', async () => {
  const throws = { name: 'api', run: () => Promise.reject(new Error('no database')) };
  const { codes } = await play(throws, passes('e2e'));
  expect(codes).toEqual({ api: 1, e2e: 0 });
});

it('a part is not played when the part that it needs failed, and counts as failed', async () => {
  const { codes, printed } = await play(fails('build'), passes('e2e', { needs: 'build' }), passes('logs'));
  expect(codes).toEqual({ build: 1, e2e: 1, logs: 0 });
  expect(printed).toContain('not played, because build failed');
  expect(printed.at(-1)).toBe('3 passed, 2 failed');
});

it('a part is played when the part that it needs passed', async () => {
  const { codes } = await play(passes('build'), passes('e2e', { needs: 'build' }));
  expect(codes).toEqual({ build: 0, e2e: 0 });
});

it('what failed is told again at the end, a failed part without a failed test too', async () => {
  const failures = [{ where: 'a.test.ts › adds up', lines: ['expected 3'] }];
  const { printed } = await play(fails('check'), passes('unit'), fails('api', { failed: 1, failures }));
  expect(
    printed.slice(
      printed.indexOf('failed in check: no test by itself, see what it printed under « ── check »'),
    ),
  ).toEqual([
    'failed in check: no test by itself, see what it printed under « ── check »',
    'failed in api: a.test.ts › adds up',
    '    expected 3',
    expect.stringMatching(/^check .*← failed$/),
    expect.stringMatching(/^unit /),
    expect.stringMatching(/^api .*← failed$/),
    '3 passed, 2 failed',
  ]);
});
