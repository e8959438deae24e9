import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity } from '../../packages/server/src/platform/db/process-identity.ts';
import { fastFolder } from '../../packages/server/src/platform/db/test/test-folder.ts';

// Limits that only a portal that hangs reaches.
const readyMs = 1_800_000;
const stopMs = 300_000;
/** The free space that a folder in memory must have, for the database and the files of all the journeys. */
const roomyBytes = 2_000_000_000;
const prefix = 'portail-asso-e2e-';

/** Runs a portal with its demonstration data, in its own folder, with these environment variables. */
export async function runPortal(
  told: Readonly<Record<string, string>>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = fastFolder(roomyBytes);
  sweep(folder);
  const dataDir = mkdtempSync(join(folder, `${prefix}${process.pid}-`));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, SMTP_URL: __, STORAGE_URL: ___, ...inherited } = process.env;
  const own = { HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: 'on' };
  const server = spawn(process.execPath, ['e2e/support/portal-without-limits.ts'], {
    env: { ...inherited, ...own, ...told },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => output.push(`${text}`));

  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      const ended = once(server, 'exit');
      await Promise.race([ended, wait(stopMs, undefined, { ref: false }).then(() => server.kill('SIGKILL'))]);
    }
    rmSync(dataDir, { recursive: true, force: true });
    keepLog(basename(dataDir), output.join(''));
  };

  try {
    await untilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output.join('').slice(-4000)}`);
  }
  return { url, stop };
}

/** Removes the folders of runs that were killed, which may hold memory. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (!(pid > 0) || processIdentity(pid) !== undefined) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another account and is left alone.
    }
  }
}

/** Keeps the log, which is searched for secrets after all the tests; the demonstration's welcome is left out. */
function keepLog(name: string, output: string): void {
  const folder = process.env.TEST_LOGS;
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  if (folder) writeFileSync(join(folder, `e2e-${name}.log`), lines.join('\n'));
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error('The portal ended before it was ready.');
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(200);
  }
  throw new Error(`The portal was not ready after ${readyMs / 1000} s.`);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
