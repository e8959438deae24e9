import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { endOrphan, lockData } from './data-lock.ts';
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

/** Starts a server that holds the folder, by a launcher as `npm start` does; `pid` is that of the server. */
async function aLaunchedServer(folder: string) {
  const lock = new URL('./data-lock.ts', import.meta.url).href;
  const server = `const { lockData } = await import('${lock}'); lockData('${folder}'); console.log(process.pid);
    setInterval(() => undefined, 1000);`;
  const launcher = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(server)}],
        { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(launcher.stdout, 'data');
  return { launcher, pid: Number(`${line}`) };
}

test('is left to a server whose launcher lives, and taken from one whose launcher was killed', async () => {
  const { launcher, pid } = await aLaunchedServer(dataDir);
  await endOrphan(dataDir);
  expect(() => lockData(dataDir)).toThrow(`processus ${pid}`);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  await endOrphan(dataDir);
  expect(processIdentity(pid)).toBeUndefined();
  lockData(dataDir).release();
});

test('is left to a server that nobody launched, as under a supervisor', async () => {
  writeFileSync(path, processIdentity(process.ppid) ?? '');
  await endOrphan(dataDir);
  expect(processIdentity(process.ppid)).toBeDefined();
  rmSync(path);
});
