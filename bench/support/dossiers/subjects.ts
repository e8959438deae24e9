import type { Pool } from 'pg';
import { serverEnv } from '../../../scripts/command/server-flags.mjs';
import { tokenKey } from '../access-token.ts';
import { load, type Request } from '../load.ts';
import { postgresSeconds } from '../processor.ts';
import {
  measureBytes,
  type ServerProcess,
  startLeastHonest,
  startPortal,
  startServer,
} from '../server-process.ts';
import type { Measure, Medians, Prepared, Subject, Verdict, Workload } from '../workload.ts';
import { dossiers, dossiersDir, openDossiers } from './data.ts';
import { growthVerdicts, keepFigures } from './growth.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { readSettings } from './settings.ts';

const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** The n-th request, for each subject. */
export type Work = {
  portail: (n: number) => Request;
  bare: (n: number) => Request;
  /** The reference server also gets these requests, by name: their figures are shown but have no limit. */
  others?: Readonly<Record<string, (n: number) => Request>>;
  /** Renews the tokens before each round, because they expire soon. */
  renew: () => Promise<void>;
  /** The tokens of those who ask, as last renewed. */
  tokens: () => readonly string[];
  /**
   * How many of the requests another server of the portal answers before the measure: what it leaves in the database is
   * what production finds there.
   */
  before?: number;
};

type Row = {
  /** Names the workload's SQL file and its figures. */
  name: string;
  title: string;
  /** The share of the rate of the least honest handler at which the portal aims. */
  aim?: number;
  /** The share of the bare handler's rate that the portal must reach. */
  floor?: number;
  /**
   * The reference server must reach this share of the SQL's rate, otherwise it is a broken reference; absent without
   * such SQL.
   */
  bareShare?: number;
  /** How many times longer a request may take when the table is ten times longer. */
  growth: number;
  work(pool: Pool): Promise<Work>;
};

/** Makes a workload in which the portal, the reference server and the SQL alone take turns on the same tables. */
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
  say(await readSettings(database.pool));
  const dataDir = dossiersDir(folder);
  const work = await row.work(database.pool);
  const served = { databaseUrl: database.url, dataDir: `${folder}/portail`, tokenKey };
  if (work.before !== undefined) {
    say(`${work.before} requests are answered beforehand by another server`);
    await askBefore(await startPortal(served), work, work.before);
  }
  const portal = await open(startPortal(served));
  const env = { DATABASE_URL: database.url, ...serverEnv };
  const bare = await open(startServer({ file: 'bench/support/dossiers/bare.ts', readyPath: '/ready', env }));
  await work.renew();
  const bytes = await measureBytes(portal, work.portail);
  say(`an answer of the portal has ${bytes} bytes, and so has one of the least honest handler`);
  const least = await open(startLeastHonest({ ...served, bytes }));
  const identified: Work['bare'] = (n) => {
    const { headers, ...request } = work.bare(n);
    const tokens = work.tokens();
    return { ...request, headers: { ...headers, 'access-token': tokens[n % tokens.length] ?? '' } };
  };
  const asked = (server: ServerProcess, request: Work['portail']) =>
    asking({ server, dataDir, request, work, connections, seconds });
  const subjects: Subject[] = [
    { name: 'portail', round: asked(portal, work.portail) },
    { name: leastHonest, round: asked(least, identified) },
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
    shown: withShares,
    judge: (medians) => {
      keepFigures(folder, row.name, medians);
      return [...judge(row, medians), ...growthVerdicts(folder, row, medians)];
    },
    stop,
  };
}

/** The requests go by lots of this many, each with new tokens, which would expire before all are answered. */
const lot = 200;

async function askBefore({ url, stop }: ServerProcess, work: Work, many: number): Promise<void> {
  for (let from = 0; from < many; from += lot) {
    await work.renew();
    const request = (n: number) => work.portail(from + n);
    await load({
      url,
      connections,
      seconds: Number.POSITIVE_INFINITY,
      most: Math.min(lot, many - from),
      request,
    });
  }
  await stop();
}

type Asked = {
  server: ServerProcess;
  dataDir: string;
  request: Work['portail'];
  work: Pick<Work, 'renew'>;
  connections: number;
  seconds: number;
};

/**
 * Makes a round: a series of requests, measured in processor time, which depends little on the machine's other work.
 */
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

export const leastHonest = 'least honest handler';
const memoryMb = 160;

const rateOf = (one: Measure = {}): number => one['requests/s'] ?? 0;
const processorOf = (one: Measure = {}): number => (one['server ms'] ?? 0) + (one['database ms'] ?? 0);

/** Adds to each subject its rate as a share of the rates of the two references. */
export const withShares = (medians: Medians): Medians =>
  Object.fromEntries(
    Object.entries(medians).map(([name, one]) => [
      name,
      {
        ...one,
        'of least honest': rateOf(one) / rateOf(medians[leastHonest]),
        'of bare': rateOf(one) / rateOf(medians['bare handler']),
      },
    ]),
  );

function judge(row: Row, medians: Medians): Verdict[] {
  const { portail = {}, [leastHonest]: least = {}, 'bare handler': bare = {}, SQL } = medians;
  const found = [
    ...shareVerdicts({ of: 'the least honest handler', share: row.aim, portail, reference: least }),
    ...shareVerdicts({ of: 'the bare handler', share: row.floor, portail, reference: bare }),
  ];
  const memory = portail['memory MB'] ?? 0;
  found.push({
    limit: `at most ${memoryMb} MB resident`,
    found: `${memory} MB`,
    isHeld: memory <= memoryMb,
  });
  if (SQL && row.bareShare !== undefined) {
    const ofSql = rateOf(bare) / rateOf(SQL);
    const limit = `the bare handler at least ${row.bareShare} of the SQL: below, it is broken`;
    found.push({ limit, found: ofSql.toFixed(2), isHeld: ofSql >= row.bareShare });
  }
  return found;
}

type Shared = { of: string; share: number | undefined; portail: Measure; reference: Measure };

function shareVerdicts({ of, share, portail, reference }: Shared): Verdict[] {
  if (share === undefined) return [];
  const rate = rateOf(portail) / rateOf(reference);
  const processor = processorOf(reference) / processorOf(portail);
  return [
    {
      limit: `at least ${share} of the rate of ${of}`,
      found: `${rate.toFixed(2)} (${processor.toFixed(2)} by processor)`,
      isHeld: rate >= share,
    },
  ];
}
