import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { postgresSeconds } from '../processor.ts';
import type { Measure } from '../workload.ts';
import { dossiers } from './data.ts';

const run = promisify(execFile);

/** Tells whether pgbench is installed: the portal does not ship it, and without it the SQL alone is not measured. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

type Asked = { script: string; url: string; dataDir: string; connections: number; seconds: number };

/** Runs the prepared SQL alone, on as many connections as the servers get; each script is one request. */
export async function pgbench({ script, url, dataDir, connections, seconds }: Asked): Promise<Measure> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const before = postgresSeconds(dataDir);
  const began = performance.now();
  const file = fileURLToPath(new URL(`./sql/${script}.sql`, import.meta.url));
  const place = ['-h', hostname, '-p', port, '-U', decodeURIComponent(username)];
  const { stdout } = await run(
    'pgbench',
    [
      ...place,
      '-n',
      '-M',
      'prepared',
      '-c',
      `${connections}`,
      '-j',
      '2',
      '-T',
      `${seconds}`,
      '-f',
      file,
    ].concat(['-D', `dossiers=${dossiers}`], pathname.slice(1)),
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } },
  );
  const elapsed = (performance.now() - began) / 1000;
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (!rate || failed > 0) throw new Error(`pgbench ${script}: ${stdout}`);
  return {
    'requests/s': rate,
    'p50 ms': 0,
    'p90 ms': 0,
    'p99 ms': 0,
    'server ms': 0,
    'database ms': ((postgresSeconds(dataDir) - before) * 1000) / (rate * Math.min(seconds, elapsed)),
    'memory MB': 0,
  };
}
