// Test support: a test gets PostgreSQL servers of its own, which it can kill, restart, copy and promote.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { createDatabase } from '../cluster.sql.ts';
import { startCluster, stopCluster } from '../cluster-control.ts';
import { createCluster, readPassword } from '../cluster-files.ts';
import { runAs } from '../postgres-account.ts';
import { postgresBinaries, program } from '../postgres-binaries.ts';
import { findPlace, type PostgresPlace } from '../postgres-place.ts';
import { lingeringPostmaster } from '../postmaster-pid.ts';

export type TestCluster = {
  url: string;
  port: number;
  place: PostgresPlace;
  /** Is false once the server is dead. */
  isUp(): boolean;
  /** Kills the server without warning, as a power cut does. */
  crash(): void;
  /** Starts the server again at the same place, with the data it had written. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Turns a standby into the primary, which accepts writes. */
  promote(): Promise<void>;
};

const run = promisify(execFile);
/** As in production, an acknowledged commit is on the disk. */
const settings = { wal_keep_size: '256MB', max_connections: '100' };

type Wish = {
  /** The data folder, when the test must choose it. */
  dataDir?: string;
  /** Settings that override the usual ones. */
  more?: Record<string, string>;
};

export async function aCluster({ dataDir = ownFolder(), more = {} }: Wish = {}): Promise<TestCluster> {
  const given = { ...settings, ...more };
  const place = await findPlace({ native: postgresBinaries(), dataDir });
  await createCluster(place);
  const port = await startCluster(place, given);
  await createDatabase(urlOf(place, port, 'postgres'), 'portail');
  return clusterAt(place, port, given);
}

function ownFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-cluster-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Makes a copy that follows a running server; each commit of the first waits until the copy has it on its disk. */
export async function aSynchronousStandby(primary: TestCluster): Promise<TestCluster> {
  const standby = await aCopy(primary, { name: 'secours', port: primary.port });
  await asked(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'secours'`);
    await client.query('select pg_reload_conf()');
    await untilSynchronous(client);
  });
  return standby;
}

/** What a copy must know of a running server. */
type Followed = Pick<TestCluster, 'url' | 'port' | 'place'>;

export type ReadReplica = TestCluster & {
  /** Tries a write and gives its error. */
  refusal(): Promise<string>;
  /** Stops replaying what the primary did, or goes on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
};

/** Makes a copy that no commit waits for, and that follows whichever server answers at `port`. */
export async function aReadReplica(primary: Followed, port = primary.port): Promise<ReadReplica> {
  const replica = await aCopy(primary, { name: 'lecture', port });
  const refusal = () =>
    asked(replica.url, (client) =>
      client.query('create table essai ()').then(
        () => 'rien',
        ({ message }: Error) => message,
      ),
    );
  const say = (text: string) => asked(replica.url, async (client) => void (await client.query(text)));
  return {
    ...replica,
    refusal,
    pause: () => say('select pg_wal_replay_pause()'),
    resume: () => say('select pg_wal_replay_resume()'),
  };
}

export const countTableRows = (url: string, table: string): Promise<number> =>
  asked(url, async (client) => {
    const { rows } = await client.query(`select count(*)::int as n from ${pg.escapeIdentifier(table)}`);
    return rows[0].n;
  });

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a running server; the copy follows whichever server answers at `port`. */
async function aCopy(primary: Followed, followed: { name: string; port: number }): Promise<TestCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-asso-standby-'));
  chmodSync(dataDir, 0o755);
  const place = await findPlace({ native: postgresBinaries(), dataDir });
  const labelfile = await asked(primary.url, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await run('cp', [
      '-a',
      join(primary.place.home, 'cluster'),
      join(primary.place.home, 'password'),
      place.home,
    ]);
    return (await client.query('select labelfile from pg_backup_stop(false)')).rows[0].labelfile;
  });
  const cluster = join(place.home, 'cluster');
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  // The copied settings would make the copy wait for a standby of its own, as the primary does.
  for (const [name, text] of [
    ['backup_label', labelfile],
    ['standby.signal', ''],
    ['postgresql.auto.conf', ''],
  ] as const) {
    writeFileSync(join(cluster, name), text);
    await run('chown', ['--reference', join(cluster, 'PG_VERSION'), join(cluster, name)]);
  }
  const following = {
    ...settings,
    primary_conninfo: `host=127.0.0.1 port=${followed.port} user=portail password=${readPassword(primary.place)} application_name=${followed.name}`,
  };
  const port = await startCluster(place, following);
  return clusterAt(place, port, following);
}

async function untilSynchronous(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
    await client.query('select pg_sleep(0.1)');
  }
}

function clusterAt(place: PostgresPlace, port: number, given: Record<string, string>): TestCluster {
  const cluster = join(place.home, 'cluster');
  return {
    url: urlOf(place, port, 'portail'),
    port,
    place,
    isUp: () => lingeringPostmaster(cluster) !== undefined,
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

const urlOf = (place: PostgresPlace, port: number, name: string): string =>
  `postgres://portail:${readPassword(place)}@127.0.0.1:${port}/${name}`;

export const removeCluster = async ({ place, stop }: TestCluster): Promise<void> => {
  await stop();
  rmSync(place.home, { recursive: true, force: true });
};
