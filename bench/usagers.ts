import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { makeTokens, tokenKey } from './support/access-token.ts';
import { openDossiers } from './support/dossiers/data.ts';
import { draftsToSave, listAgents, someDossiers } from './support/dossiers/people.ts';
import type { Request } from './support/load.ts';
import { quantile } from './support/medians.ts';
import { type ServerProcess, startPortal } from './support/server-process.ts';
import type { Measure, Workload } from './support/workload.ts';

const people = 500;
/** What five hundred people ask; a country's last evening is five times as much (`docs/exploitation/grandir.md`). */
const perSecond = Number(process.env.BENCH_PER_SECOND ?? 100);
/** The number of requests of which one is a save. */
const saveEvery = 5;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const soakSeconds = 600;
/** How often tokens are renewed, because they live a quarter of an hour. */
const renewSeconds = 600;
const readMs = 300;
const writeMs = 800;
const memoryTimes = 1.1;

type Ask = { kind: 'read' | 'write'; request: Request };
type Asks = { renew(): Promise<void>; at(n: number): Ask };

export const workload: Workload = {
  title: `${people} people, ${perSecond} requests a second on two servers of one database, for ${seconds} s`,
  prepare: async ({ folder, say }) => {
    const database = await openDossiers(folder, say);
    const open = (name: string) =>
      startPortal({ databaseUrl: database.url, dataDir: `${folder}/${name}`, tokenKey });
    const servers = [await open('usagers-1'), await open('usagers-2')];
    const asks = await asksOf(database.pool);
    return {
      // A long run needs no separate warm-up, because its own beginning is one.
      rounds: seconds > soakSeconds ? 1 : 2,
      subjects: [
        { name: 'idle', round: () => arrive({ servers, asks, rate: 1, seconds: Math.min(seconds, 30) }) },
        { name: 'busy', round: () => arrive({ servers, asks, rate: perSecond, seconds }) },
      ],
      judge: ({ busy = {} }) => [
        atMost('read p95', busy['read p95 ms'], readMs),
        atMost('write p95', busy['write p95 ms'], writeMs),
        {
          limit: `memory of the last tenth at most ${memoryTimes} times the second`,
          found: `${(busy['memory times'] ?? 0).toFixed(2)} (${busy['memory MB']} MB for two)`,
          isHeld: (busy['memory times'] ?? 9) <= memoryTimes,
        },
      ],
      stop: async () => {
        for (const server of servers) await server.stop();
        await database.stop();
      },
    };
  },
};

const atMost = (what: string, found = Number.POSITIVE_INFINITY, limit: number) => ({
  limit: `${what} at most ${limit} ms`,
  found: `${found.toFixed(0)} ms`,
  isHeld: found <= limit,
});

/**
 * Gives the requests: agents read their queue and their dossiers, applicants save a line of a project, each in their
 * own draft.
 */
async function asksOf(pool: Parameters<typeof listAgents>[0]): Promise<Asks> {
  const services = 300;
  const agents = await listAgents(pool, services);
  const dossiers = await someDossiers(pool);
  const drafts = (await draftsToSave(pool)).slice(0, people - services);
  let tokens: string[] = [];
  let pens: string[] = [];
  const read = (n: number): Ask => {
    const { id, rang } = dossiers[n % dossiers.length] ?? { id: '', rang: 1 };
    const headers = { 'access-token': tokens[rang - 1] ?? '' };
    const path = n % 2 === 0 ? '/api/demande/dossiers?limit=50' : `/api/demande/dossiers/${id}`;
    return { kind: 'read', request: { path, headers } };
  };
  const save = (n: number): Ask => {
    const place = n % drafts.length;
    const draft = drafts[place];
    if (!draft) throw new Error('no draft to save');
    const [from, version] = [draft.objectifs, draft.version++];
    // The text always changes, because an unchanged value makes no new version; it has no final space, which the
    // portal would remove.
    draft.objectifs = `${'Renforcer la pratique. '.repeat(8)}Version ${version}.`;
    const body = JSON.stringify({ changes: { 'description.objectifs': { from, to: draft.objectifs } } });
    const headers = {
      'access-token': pens[place] ?? '',
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    };
    const path = `/api/demande/dossiers/${draft.id_fo}/projets/${draft.id}`;
    return { kind: 'write', request: { method: 'PUT', path, headers, body } };
  };
  return {
    renew: async () => {
      tokens = await makeTokens(agents);
      pens = await makeTokens(drafts.map(({ par }) => par));
    },
    at: (n) => (n % saveEvery === 0 ? save(n / saveEvery) : read(n)),
  };
}

type Arrivals = { servers: readonly ServerProcess[]; asks: Asks; rate: number; seconds: number };

/** Sends the requests on time, however late the earlier ones are, since people do not wait for one another. */
async function arrive({ servers, asks, rate, seconds }: Arrivals): Promise<Measure> {
  const pools = servers.map(({ url }) => new Pool(url, { connections: 64 }));
  const waits = { read: [] as number[], write: [] as number[] };
  const memory: number[] = [];
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const total = Math.max(10, Math.round(rate * seconds));
  const began = performance.now();
  for (let n = 0; n < total; n++) {
    if (n % (renewSeconds * rate) === 0) await asks.renew();
    const late = began + (n / rate) * 1000 - performance.now();
    if (late > 0) await wait(late);
    const { kind, request } = asks.at(n);
    const asked = ask(pools[n % pools.length] as Pool, request)
      .then((ms) => void waits[kind].push(ms))
      .catch((why) => void failures.push(why))
      .finally(() => pending.delete(asked));
    pending.add(asked);
    // The failure is reported once the pending requests have ended, so that the servers are stopped as usual.
    if (failures.length > 0) break;
    if (n % Math.ceil(total / 10) === 0) memory.push(servers.reduce((sum, one) => sum + one.residentMb(), 0));
  }
  await Promise.all(pending);
  for (const pool of pools) await pool.close();
  if (failures.length > 0) throw failures[0];
  memory.push(servers.reduce((sum, one) => sum + one.residentMb(), 0));
  return {
    'requests/s': total / ((performance.now() - began) / 1000),
    'read p50 ms': quantile(waits.read, 0.5),
    'read p95 ms': quantile(waits.read, 0.95),
    'write p50 ms': quantile(waits.write, 0.5),
    'write p95 ms': quantile(waits.write, 0.95),
    'memory MB': memory.at(-1) ?? 0,
    'memory times': (memory.at(-1) ?? 0) / (memory[1] ?? 1),
  };
}

async function ask(pool: Pool, { method = 'GET', ...sent }: Request): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await pool.request({ method, ...sent });
  const text = await body.text();
  if (statusCode >= 300)
    throw new Error(`${method} ${sent.path} answered ${statusCode}: ${text.slice(0, 300)}`);
  return performance.now() - start;
}
