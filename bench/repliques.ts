import { dirname } from 'node:path';
import { postgresBinaries } from '@asso/server/platform/db/postgres-binaries';
import { findPlace } from '@asso/server/platform/db/postgres-place';
import { aReadReplica, removeCluster } from '@asso/server/platform/db/test/test-cluster.sql';
import { makeTokens, tokenKey } from './support/access-token.ts';
import { dossiersDir, openDossiers } from './support/dossiers/data.ts';
import { listAgents } from './support/dossiers/people.ts';
import { below } from './support/hasard.ts';
import { load, type Request } from './support/load.ts';
import { postgresSeconds } from './support/processor.ts';
import { type ServerProcess, startPortal } from './support/server-process.ts';
import type { Measure, Subject, Workload } from './support/workload.ts';

const services = 40;
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const aim = 1.8;

export const workload: Workload = {
  title: `Lists of a service on two servers of one base: the primary alone, with one replica, with two`,
  prepare: async ({ folder, say }) => {
    const opened: (() => unknown)[] = [];
    const stop = async () => {
      for (const close of opened.splice(0).toReversed()) await close();
    };
    try {
      const database = await openDossiers(folder, say);
      opened.push(database.stop);
      const dataDir = dossiersDir(folder);
      const place = await findPlace({ native: postgresBinaries(), dataDir });
      const primary = { place, url: database.url, port: Number(new URL(database.url).port) };
      say('copying the base twice');
      const replicas = [await aReadReplica(primary), await aReadReplica(primary)];
      for (const one of replicas) opened.push(() => removeCluster(one));
      const bases = [place.home, ...replicas.map((one) => one.place.home)].map((home) => dirname(home));
      const pairOf = async (many: number): Promise<ServerProcess[]> => {
        const readUrls = replicas.slice(0, many).map(({ url }) => url);
        const pair: ServerProcess[] = [];
        for (const name of ['un', 'deux']) {
          const given = { databaseUrl: database.url, dataDir: `${folder}/repliques-${name}`, tokenKey };
          const server = await startPortal({ ...given, readUrls });
          opened.push(server.stop);
          pair.push(server);
        }
        return pair;
      };
      const agents = await listAgents(database.pool, services);
      const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
      const subjects: Subject[] = [];
      for (const [many, name] of [alone, 'one replica', 'two replicas'].entries()) {
        const pair = await pairOf(many);
        subjects.push({ name, round: () => read({ pair, agents, bases }) });
      }
      return {
        rounds,
        subjects,
        judge: (medians) => {
          const cost = (name: string) => medians[name]?.[busiest] ?? Number.POSITIVE_INFINITY;
          const times = cost(alone) / cost('two replicas');
          return [
            {
              limit: `two replicas answer at least ${aim} times as much as the primary alone on the same processor a base`,
              found: `${times.toFixed(2)} times (one: ${(cost(alone) / cost('one replica')).toFixed(2)})`,
              isHeld: times >= aim,
            },
          ];
        },
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

const alone = 'primary alone';
const busiest = 'busiest base ms/request';

type Read = { pair: readonly ServerProcess[]; agents: readonly string[]; bases: readonly string[] };

/**
 * Asks both servers at once, as people whose browsers have seen nothing yet. All databases share the cores of this
 * machine: what each would answer on a machine of its own follows from the processor time that the busiest gives to a
 * request.
 */
async function read({ pair, agents, bases }: Read): Promise<Measure> {
  const tokens = await makeTokens(agents);
  const before = bases.map(postgresSeconds);
  const request = (n: number): Request => {
    const place = below(services, { i: n, what: 500 });
    const annee = 2024 + below(3, { i: n, what: 501 });
    return {
      path: `/api/demande/dossiers?exercices=${annee}&etats=A&etats=2&etats=6&etats=10&limit=25`,
      headers: { 'access-token': tokens[place] ?? '', cookie: 'vu=0.0.0' },
    };
  };
  const seen = await Promise.all(pair.map(({ url }) => load({ url, connections, seconds, request })));
  const sum = (name: string) => seen.reduce((all, one) => all + (one[name] ?? 0), 0);
  const spent = bases.map((base, n) => (postgresSeconds(base) - (before[n] ?? 0)) * 1000);
  const answered = sum('requests/s') * seconds;
  return {
    'requests/s': sum('requests/s'),
    'p50 ms': sum('p50 ms') / seen.length,
    'primary ms/request': (spent[0] ?? 0) / answered,
    [busiest]: Math.max(...spent) / answered,
  };
}
