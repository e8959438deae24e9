// Test support: PostgreSQL servers of a test's own, that are cut dead, started again where they were, copied and promoted.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase } from './cluster.sql.ts';
import { startCluster, stopCluster } from './cluster-control.ts';
import { createCluster, readPassword } from './cluster-files.ts';
import { runAs } from './postgres-account.ts';
import { postgresBinaries, program } from './postgres-binaries.ts';
import { findPlace, type Place } from './postgres-place.ts';
import { lingeringPostmaster } from './postmaster-pid.ts';

export type TestCluster = {
  url: string;
  port: number;
  place: Place;
  /** A power cut, that nobody was told of. */
  crash(): void;
  /** Where it was, with what it had written. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes a standby the one that is written to. */
  promote(): Promise<void>;
};

const run = promisify(execFile);
/** As in production: what is acknowledged is on the disk. */
const settings = { wal_keep_size: '256MB', max_connections: '100' };

export async function aCluster(): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-cluster-'));
  chmodSync(dataDir, 0o755);
  const place = await findPlace({ native: postgresBinaries(), dataDir });
  await createCluster(place);
  const port = await startCluster(place, settings);
  await createDatabase(urlOf(place, port, 'postgres'), 'portail');
  return clusterAt(place, port, settings);
}

/** A copy of a running server that follows it; each commit of the first waits until the second has it on its disk. */
export async function aSynchronousStandby(primary: TestCluster): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-standby-'));
  chmodSync(dataDir, 0o755);
  const place = await findPlace({ native: postgresBinaries(), dataDir });
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await run('cp', [
      '-a',
      join(primary.place.home, 'cluster'),
      join(primary.place.home, 'password'),
      place.home,
    ]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    const cluster = join(place.home, 'cluster');
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    for (const [name, text] of [
      ['backup_label', rows[0].labelfile],
      ['standby.signal', ''],
    ]) {
      writeFileSync(join(cluster, name), text);
      await run('chown', ['--reference', join(cluster, 'PG_VERSION'), join(cluster, name)]);
    }
    const password = readPassword(primary.place);
    const following = {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=portail password=${password} application_name=secours`,
    };
    const port = await startCluster(place, following);
    await client.query(`alter system set synchronous_standby_names = 'secours'`);
    await client.query('select pg_reload_conf()');
    await untilSynchronous(client);
    return clusterAt(place, port, following);
  } finally {
    await client.end();
  }
}

async function untilSynchronous(client: pg.Client): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { rows } = await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
    await client.query('select pg_sleep(0.1)');
  }
  throw new Error('the standby never follows');
}

function clusterAt(place: Place, port: number, given: Record<string, string>): TestCluster {
  const cluster = join(place.home, 'cluster');
  return {
    url: urlOf(place, port, 'portail'),
    port,
    place,
    crash: () => {
      const postmaster = lingeringPostmaster(cluster);
      if (postmaster === undefined) throw new Error('no server to cut');
      process.kill(postmaster.pid, 'SIGKILL');
    },
    start: async () => {
      await startCluster(place, given, port);
    },
    stop: () => stopCluster(place),
    promote: async () => {
      await runAs(place.account, program(place.native, 'pg_ctl'), ['-D', cluster, '-w', '-s', 'promote']);
    },
  };
}

const urlOf = (place: Place, port: number, name: string): string =>
  `postgres://portail:${readPassword(place)}@127.0.0.1:${port}/${name}`;

export const removeCluster = async ({ place, stop }: TestCluster): Promise<void> => {
  await stop();
  rmSync(place.home, { recursive: true, force: true });
};
