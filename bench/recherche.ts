import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { accessTokens, tokenKey } from './support/access-token.ts';
import { load } from './support/load.ts';
import { postgresSeconds } from './support/processor.ts';
import { associations, openRegistre, registreDir } from './support/registre.ts';
import { type ServerProcess, startPortal, startServer } from './support/server-process.ts';
import { termes } from './support/termes.ts';
import type { Measure, Workload } from './support/workload.ts';

const connections = 16;
const seconds = 10;
const terms = termes(10_000, associations).map(({ q }) => encodeURIComponent(q));

export const workload: Workload = {
  title: `searching ${associations} associations on ${connections} connections: words, beginnings, mistakes, numbers`,
  prepare: async ({ folder, say }) => {
    const database = await openRegistre(folder, say);
    await makeLimit(database.pool, say);
    const portal = await startPortal({ databaseUrl: database.url, dataDir: `${folder}/portail`, tokenKey });
    const bare = await startServer({
      file: 'bench/support/bare-search.ts',
      readyPath: '/ready',
      env: { DATABASE_URL: database.url },
    });
    const dataDir = registreDir(folder);
    return {
      rounds: 5,
      subjects: [
        {
          name: 'portail',
          round: () => ask({ server: portal, dataDir, path: '/api/dac/association?includeDeleted=true&q=' }),
        },
        { name: 'bare handler', round: () => ask({ server: bare, dataDir, path: '/associations?q=' }) },
      ],
      judge: ({ portail = {}, 'bare handler': limit = {} }) => [
        atLeast(portail['requests/s'] ?? 0, limit['requests/s'] ?? 0),
        spread(portail),
      ],
      stop: async () => {
        await portal.stop();
        await bare.stop();
        await database.stop();
      },
    };
  },
};

type Asked = { server: ServerProcess; dataDir: string; path: string };

/** Sends the same searches to a server. The processor time of a search depends little on the machine's other work. */
async function ask({ server, dataDir, path }: Asked): Promise<Measure> {
  const tokens = await accessTokens();
  const [ofServer, ofDatabase] = [server.processorSeconds(), postgresSeconds(dataDir)];
  const measured = await load({
    url: server.url,
    connections,
    seconds,
    request: (n) => ({
      path: path + terms[n % terms.length],
      headers: { 'access-token': tokens[n % tokens.length] ?? '' },
    }),
  });
  const searches = (measured['requests/s'] ?? 0) * seconds;
  return {
    ...measured,
    'server ms': ((server.processorSeconds() - ofServer) * 1000) / searches,
    'database ms': ((postgresSeconds(dataDir) - ofDatabase) * 1000) / searches,
    'memory MB': server.residentMb(),
  };
}

const atLeast = (ours: number, limit: number) => ({
  limit: 'at least as many searches a second as the bare handler',
  found: `${(ours / limit).toFixed(2)} of it`,
  isHeld: ours >= limit,
});

const spread = (measured: Measure) => {
  const times = (measured['p99 ms'] ?? 0) / (measured['p50 ms'] ?? 1);
  return { limit: 'p99 at most 10 times p50', found: `${times.toFixed(1)} times`, isHeld: times <= 10 };
};

async function makeLimit(pool: Pool, say: (text: string) => void): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('limite.mot') is not null as there`,
  );
  if (rows[0]?.there) return;
  say('the tables of the limit');
  await pool.query(readFileSync(new URL('./support/limite-recherche.sql', import.meta.url), 'utf8'));
}
