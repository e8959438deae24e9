import type { Pool } from 'pg';
import { serverEnv } from '../../../scripts/command/server-flags.mjs';
import { tokenKey } from '../access-token.ts';
import { load, type Request } from '../load.ts';
import { postgresSeconds } from '../processor.ts';
import { type ServerProcess, startPortal, startServer } from '../server-process.ts';
import type { Measure, Prepared, Subject, Verdict, Workload } from '../workload.ts';
import { dossiers, dossiersDir, openDossiers } from './data.ts';
import { growthVerdicts, keepFigures } from './growth.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { settingsOf } from './settings.ts';

const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** For each subject, this gives the n-th request. */
export type Work = {
  portail: (n: number) => Request;
  bare: (n: number) => Request;
  /** The reference server also gets these requests, by name: their figures are shown but have no limit. */
  others?: Readonly<Record<string, (n: number) => Request>>;
  /** This renews the tokens before each round, because they expire soon. */
  renew?: () => Promise<void>;
};

type Row = {
  /** This names the workload's SQL file and its figures. */
  name: string;
  title: string;
  /** The portal must reach this share of the reference server's rate. */
  share?: number;
  /**
   * The reference server must reach this share of the SQL's rate, otherwise it is a broken reference; absent without
   * such SQL.
   */
  bareShare?: number;
  /** A request may take this many times longer when the table is ten times longer. */
  growth: number;
  work(pool: Pool): Promise<Work>;
};

/** The portal, the reference server and the SQL alone take turns on the same tables. */
export const dossiersWorkload = (row: Row): Workload => ({
  title: `${row.title}, ${connections} connections, ${dossiers} dossiers`,
  prepare: async ({ folder, say }) => {
    const opened: (() => Promise<void>)[] = [];
    const stop = async () => {
      for (const close of opened.splice(0).toReversed()) await close();
    };
    const open = async <T extends { stop(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
      const one = await opening;
      opened.push(one.stop);
      return one;
    };
    try {
      return await prepare(row, { folder, say, open, stop });
    } catch (error) {
      await stop();
      throw error;
    }
  },
});

type Given = {
  folder: string;
  say(text: string): void;
  /** Everything opened this way is closed at the end, or as soon as something later fails to open. */
  open<T extends { stop(): Promise<void> }>(opening: Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

async function prepare(row: Row, { folder, say, open, stop }: Given): Promise<Prepared> {
  const database = await open(openDossiers(folder, say));
  say(await settingsOf(database.pool));
  const dataDir = dossiersDir(folder);
  const work = await row.work(database.pool);
  const portal = await open(
    startPortal({ databaseUrl: database.url, dataDir: `${folder}/portail`, tokenKey }),
  );
  const env = { DATABASE_URL: database.url, ...serverEnv };
  const bare = await open(startServer({ file: 'bench/support/dossiers/bare.ts', readyPath: '/ready', env }));
  const asked = (server: ServerProcess, request: Work['portail']) =>
    asking({ server, dataDir, request, work, connections, seconds });
  const subjects: Subject[] = [
    { name: 'portail', round: asked(portal, work.portail) },
    { name: 'bare handler', round: asked(bare, work.bare) },
    ...Object.entries(work.others ?? {}).map(([name, other]) => ({ name, round: asked(bare, other) })),
  ];
  if (row.bareShare === undefined) return prepared(row, { subjects, folder, stop });
  if (hasPgbench()) {
    const sql = { script: row.name, url: database.url, dataDir, connections, seconds };
    subjects.push({ name: 'SQL', round: () => pgbench(sql) });
  } else say('pgbench is not on this machine: the SQL alone is left out');
  return prepared(row, { subjects, folder, stop });
}

function prepared(
  row: Row,
  { subjects, folder, stop }: Pick<Given, 'folder' | 'stop'> & { subjects: Subject[] },
): Prepared {
  return {
    rounds,
    subjects,
    judge: (medians) => {
      keepFigures(folder, row.name, medians);
      return [...judge(row, medians), ...growthVerdicts(folder, row, medians)];
    },
    stop,
  };
}

type Asked = {
  server: ServerProcess;
  dataDir: string;
  request: Work['portail'];
  work: Pick<Work, 'renew'>;
  connections: number;
  seconds: number;
};

/** A round is a series of requests, measured in processor time, which depends little on the machine's other work. */
export const asking = (asked: Asked) => () => ask(asked);

async function ask({ server, dataDir, request, work, connections, seconds }: Asked): Promise<Measure> {
  await work.renew?.();
  const [ofServer, ofDatabase] = [server.processorSeconds(), postgresSeconds(dataDir)];
  const measured = await load({ url: server.url, connections, seconds, request });
  const asked = (measured['requests/s'] ?? 0) * seconds;
  return {
    ...measured,
    'server ms': ((server.processorSeconds() - ofServer) * 1000) / asked,
    'database ms': ((postgresSeconds(dataDir) - ofDatabase) * 1000) / asked,
    'memory MB': server.residentMb(),
  };
}

const memoryMb = 150;

function judge(
  row: Row,
  { portail = {}, 'bare handler': bare = {}, SQL }: Record<string, Measure>,
): Verdict[] {
  const rate = (one: Measure) => one['requests/s'] ?? 0;
  const processor = (one: Measure) => (one['server ms'] ?? 0) + (one['database ms'] ?? 0);
  const share = rate(portail) / rate(bare);
  const times = processor(portail) / processor(bare);
  const memory = portail['memory MB'] ?? 0;
  const found: Verdict[] = [
    {
      limit: `processor at most 1.4 times that of the bare handler`,
      found: `${processor(portail).toFixed(2)} s for 1,000 requests, ${times.toFixed(2)} times`,
      isHeld: times <= 1.4,
    },
    { limit: `at most ${memoryMb} MB resident`, found: `${memory} MB`, isHeld: memory <= memoryMb },
  ];
  if (row.share !== undefined) {
    const limit = `at least ${row.share} of the bare handler`;
    found.unshift({ limit, found: share.toFixed(2), isHeld: share >= row.share });
  }
  if (SQL && row.bareShare !== undefined) {
    const ofSql = rate(bare) / rate(SQL);
    const limit = `the bare handler at least ${row.bareShare} of the SQL: below, it is broken`;
    found.push({ limit, found: ofSql.toFixed(2), isHeld: ofSql >= row.bareShare });
  }
  return found;
}
