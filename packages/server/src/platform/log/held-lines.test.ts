import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { holdLines, writeWaiting } from './held-lines.ts';
import { buildLog } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

let files = 0;
function aFile() {
  const path = join(folder, `${++files}.log`);
  const lines = holdLines(openSync(path, 'a'));
  const log = buildLog({ level: 'info', destination: lines });
  const said = (): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean);
  const messages = () => said().map((line) => JSON.parse(line).msg);
  return { path, lines, log, messages };
}

test('a line waits for half a second at most', () => {
  vi.useFakeTimers();
  const { log, messages } = aFile();
  log.info('première');
  log.info('deuxième');
  expect(messages()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(messages()).toEqual(['première', 'deuxième']);
  log.info('troisième');
  vi.advanceTimersByTime(500);
  expect(messages()).toHaveLength(3);
});

test.each(['error', 'fatal'] as const)(
  'a line of level %s is written at once, after those before it',
  (level) => {
    const { log, messages } = aFile();
    log.info('avant');
    log.warn('encore avant');
    log[level]('panne');
    expect(messages()).toEqual(['avant', 'encore avant', 'panne']);
  },
);

test('lines are written whole and in order, however many and however long', () => {
  const { log, lines, messages } = aFile();
  const sent = Array.from({ length: 400 }, (_, n) => `${n} ${'é€'.repeat(n % 7 === 0 ? 9000 : n % 50)}`);
  for (const one of sent) log.info(one);
  lines.close();
  expect(messages()).toEqual(sent);
});

test('what waits can be written from elsewhere, and only once', () => {
  const { log, lines, messages } = aFile();
  log.info('en attente');
  writeWaiting(lines.waiting);
  writeWaiting(lines.waiting);
  expect(messages()).toEqual(['en attente']);
});

test('a log that cannot be written stops nobody', () => {
  const lines = holdLines(9999);
  lines.write('perdue\n');
  expect(() => lines.flushSync()).not.toThrow();
  lines.close();
});

describe('at the end of the process', () => {
  const log = new URL('./log.ts', import.meta.url).href;
  const ends = {
    'by an error that nobody caught': "throw new Error('oubliée')",
    'by a promise that nobody awaited': "await Promise.reject(new Error('oubliée'))",
    'by process.exit': 'process.exit(1)',
    'by having nothing left to do': '',
  };
  test.each(Object.entries(ends))('lines are written: %s', (_, end) => {
    const program = `import { openLog } from ${JSON.stringify(log)};
      const { log } = openLog({ level: 'info', journal: undefined });
      log.info('première');
      log.info('dernière');
      ${end}`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
    const said = String(stdout).split('\n').filter(Boolean);
    expect(said.map((line) => JSON.parse(line).msg)).toEqual(['première', 'dernière']);
  });
});
