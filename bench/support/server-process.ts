import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverEnv, serverFlags } from '../../scripts/command/server-flags.mjs';
import type { Request } from './load.ts';
import { processSeconds } from './processor.ts';

export type ServerProcess = {
  url: string;
  /** The present memory of the server, in MB; 0 where the system does not tell. */
  residentMb(): number;
  /** The processor time since the start, which depends little on the machine's other work. */
  processorSeconds(): number;
  stop(): Promise<void>;
};

type Program = {
  file: string;
  env: Record<string, string>;
  readyPath: string;
  /** The flags that Node receives. */
  flags?: readonly string[];
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyMs = 600_000;

/** Starts a server in a process of its own, on a free port; its log is dropped, but its errors are shown. */
export async function startServer({ file, env, readyPath, flags = [] }: Program): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...flags, file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: `${port}`, PUBLIC_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (const deadline = performance.now() + readyMs; ; await wait(100)) {
    const isReady = await fetch(url + readyPath).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) {
      const pid = child.pid ?? 0;
      return { url, residentMb: () => residentMb(pid), processorSeconds: () => processSeconds(pid), stop };
    }
    if (child.exitCode !== null) throw new Error(`${file} ended before it was ready`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`${file} was not ready after ${readyMs / 1000} s`);
    }
  }
}

type Served = {
  databaseUrl: string;
  dataDir: string;
  tokenKey: string;
  role?: 'tout' | 'serveur';
  readUrls?: readonly string[];
};

/** Starts the portal on a filled database, as in production. */
export const startPortal = (given: Served): Promise<ServerProcess> =>
  startServer({
    file: 'packages/server/src/main.ts',
    readyPath: '/readyz',
    flags: serverFlags,
    env: productionEnv(given),
  });

/** Starts a server that does the least that an honest one must, with answers of this many bytes. */
export const startLeastHonest = ({ bytes, ...given }: Served & { bytes: number }): Promise<ServerProcess> =>
  startServer({
    file: 'bench/support/dossiers/least-honest.ts',
    readyPath: '/ready',
    flags: serverFlags,
    env: { ...productionEnv(given), REPLY_BYTES: `${bytes}` },
  });

const productionEnv = (given: Served) => ({
  ...serverEnv,
  NODE_ENV: 'production',
  DATABASE_URL: given.databaseUrl,
  DATABASE_READ_URLS: given.readUrls?.join(',') ?? '',
  DATA_DIR: given.dataDir,
  TOKEN_KEY: given.tokenKey,
  ASSISTANCE_EMAIL: 'aide@exemple.fr',
  METRICS_PORT: '0',
  ...(given.role && { ROLE: given.role }),
  REQUESTS_PER_MINUTE: '1000000',
  // The reference servers have as many connections.
  DATABASE_CONNECTIONS: '8',
});

const asked = 10;

/** The mean length of the first answers of the portal. */
export async function measureBytes({ url }: ServerProcess, request: (n: number) => Request): Promise<number> {
  let bytes = 0;
  for (let n = 0; n < asked; n++) {
    const { path, ...sent } = request(n);
    const answer = await fetch(url + path, {
      ...sent,
      headers: { ...sent.headers, 'accept-encoding': 'identity' },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    bytes += text.length;
  }
  return Math.round(bytes / asked);
}

export function residentMb(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
