import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const readyMs = 120_000;
const stopMs = 30_000;

/**
 * One portal with its demo data for all the journeys, on a folder of its own; gives what stops it. The portal that
 * PORTAL_URL names is used instead, and left running: each journey makes its own data, so that it can be run again.
 * @public Playwright calls it by its path.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  if (process.env.PORTAL_URL) return async () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, SMTP_URL: __, STORAGE_URL: ___, ...inherited } = process.env;
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, DEMO: 'on' },
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
  };

  try {
    await untilReady(url, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output.join('').slice(-4000)}`);
  }
  process.env.PORTAL_URL = url;
  return stop;
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
