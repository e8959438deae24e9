import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildLog } from '../log/log.ts';
import { openScanner } from './scanner.ts';
import { aClamd, marks, type TestClamd } from './test/test-clamd.ts';
import { eicar } from './test/test-eicar.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-scan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const lines: string[] = [];
const log = buildLog({ level: 'warn', destination: { write: (line) => lines.push(line) } });

async function daemon(options?: Parameters<typeof aClamd>[0]): Promise<TestClamd> {
  const clamd = await aClamd(options);
  afterAll(clamd.close);
  return clamd;
}

let names = 0;
function scan(url: string | undefined, content: Buffer | string, limits = {}) {
  names += 1;
  const path = join(folder, `f${names}`);
  writeFileSync(path, content);
  return openScanner({ clamavUrl: url === undefined ? undefined : new URL(url), log, ...limits }).scan(path);
}

const clamd = await daemon();

test('without a scanner it says so, and not that the file is safe', async () => {
  expect(await scan(undefined, 'bonjour')).toBe('non_analyse');
});

describe('a file sent to clamd', () => {
  test.each([
    ['a small one', 'sain', Buffer.from('bonjour')],
    ['the test virus', 'infecte', eicar()],
    ['the test virus after 200 000 bytes', 'infecte', Buffer.concat([Buffer.alloc(200_000, 7), eicar()])],
    ['the greatest upload', 'sain', Buffer.alloc(15_728_640, 7)],
  ])('%s is %s', async (_, expected, content) => {
    expect(await scan(clamd.url, content)).toBe(expected);
    expect(clamd.received.at(-1)?.equals(content)).toBe(true);
  });

  test('goes through a Unix socket as through a port', async () => {
    const local = await daemon({ path: join(folder, 'clamd.ctl') });
    expect(local.url).toBe(`unix://${join(folder, 'clamd.ctl')}`);
    expect(await scan(local.url, 'bonjour')).toBe('sain');
    expect(await scan(local.url, eicar())).toBe('infecte');
  });
});

describe('a file waits', () => {
  test.each([
    ['an error', 'stream: something else ERROR\0', 'something else'],
    ['half a sentence', 'stream: OK', 'hung up'],
    ['nothing', '', 'hung up'],
    ['that it does not know the command', 'UNKNOWN COMMAND\0', 'UNKNOWN COMMAND'],
    ['without end', 'x'.repeat(200_000), 'without end'],
  ])('when clamd answers %s', async (_, says, reason) => {
    const odd = await daemon({ says });
    expect(await scan(odd.url, 'bonjour')).toBe('en_attente');
    expect(lines.at(-1)).toContain(reason);
  });

  test('when it is longer than what clamd takes, and the log says which setting to raise', async () => {
    const small = await daemon({ streamMaxLength: 100_000 });
    expect(await scan(small.url, Buffer.alloc(5_000_000, 7))).toBe('en_attente');
    expect(lines.at(-1)).toMatch(/StreamMaxLength|ECONNRESET|EPIPE/);
    expect(await scan(small.url, Buffer.alloc(100_000, 7))).toBe('sain');
    expect(await scan(small.url, Buffer.alloc(100_001, 7))).toBe('en_attente');
    expect(lines.at(-1)).toContain('StreamMaxLength');
  });

  test('when the connection is dropped in the middle', async () => {
    expect(await scan(clamd.url, `${marks.drops}${'x'.repeat(1_000_000)}`)).toBe('en_attente');
  });

  test('when clamd is silent', async () => {
    expect(await scan(clamd.url, marks.silent, { silenceMs: 50 })).toBe('en_attente');
    expect(lines.at(-1)).toContain('clamd is silent');
  });

  test('when clamd takes longer than it may', async () => {
    expect(await scan(clamd.url, marks.slow, { totalMs: 50 })).toBe('en_attente');
    expect(lines.at(-1)).toContain('takes too long');
  });

  test.each(['tcp://127.0.0.1:1', 'tcp://nulle-part.invalid', `unix://${join(folder, 'absent.ctl')}`])(
    'when nobody answers at %s',
    async (url) => {
      expect(await scan(url, 'bonjour')).toBe('en_attente');
    },
  );
});

describe('who the scanner is', () => {
  const versionAt = (url: string | undefined) =>
    openScanner({ clamavUrl: url === undefined ? undefined : new URL(url), log }).version();

  test('is its version and the date of what it knows', async () => {
    expect(await versionAt(clamd.url)).toBe('ClamAV 1.4.6/27800/Fri Nov 20 09:30:00 2026');
  });

  test('is nobody when none is configured, and an error when it does not answer', async () => {
    expect(await versionAt(undefined)).toBeNull();
    await expect(versionAt('tcp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
    const impostor = await daemon({ says: 'HTTP/1.1 400 Bad Request\0' });
    await expect(versionAt(impostor.url)).rejects.toThrow('to PING');
  });
});
