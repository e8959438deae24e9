import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockData } from './data-lock.ts';
import { processIdentity } from './process-identity.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-lock-'));
const path = join(dataDir, 'portail.lock');
afterAll(() => rmSync(dataDir, { recursive: true }));

test('is held until it is released', () => {
  const lock = lockData(dataDir);
  expect(() => lockData(dataDir)).toThrow(`processus ${process.pid}`);
  lock.release();
  expect(existsSync(path)).toBe(false);
  lockData(dataDir).release();
});

test.each([
  ['a process that ended', '4194999 12 boot'],
  ['a number given since to another process', `${process.ppid} 1 another-boot`],
  ['our own number, before a restart of the machine', `${process.pid} 1 another-boot`],
  ['nothing readable', ''],
])('is taken over from %s', (_, content) => {
  writeFileSync(path, content);
  lockData(dataDir).release();
  expect(existsSync(path)).toBe(false);
});

test('a process that ended has no identity, a live one keeps its own', () => {
  expect(processIdentity(4194999)).toBeUndefined();
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
});
