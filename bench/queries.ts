import { request } from 'undici';
import { accessTokens, tokenKey } from './support/access-token.ts';
import { quantile } from './support/medians.ts';
import { associations, openRegistre } from './support/registre.ts';
import { type Requete, requetes } from './support/requetes.ts';
import { type ServerProcess, startPortal } from './support/server-process.ts';
import type { Workload } from './support/workload.ts';

const asked = 500;
const atLeast = 0.9;

export const workload: Workload = {
  title: `${asked} searches with a mistake among ${associations} associations: is the right one in the first 20?`,
  prepare: async ({ folder, say }) => {
    const database = await openRegistre(folder, say);
    const portal = await startPortal({ databaseUrl: database.url, dataDir: `${folder}/portail`, tokenKey });
    const all = await requetes(database.pool, asked, associations);
    return {
      rounds: 1,
      subjects: [{ name: 'portail', round: () => ask(portal, all, say) }],
      judge: ({ portail }) => {
        const found = (portail?.found ?? 0) / asked;
        return [
          {
            limit: `at least ${atLeast * 100} % found`,
            found: `${(found * 100).toFixed(1)} %`,
            isHeld: found >= atLeast,
          },
        ];
      },
      stop: async () => {
        await portal.stop();
        await database.stop();
      },
    };
  },
};

/** Sends the queries one after the other, as the page does, and reports those that did not find their association. */
async function ask(portal: ServerProcess, all: readonly Requete[], say: (text: string) => void) {
  const tokens = await accessTokens();
  const waits: number[] = [];
  const ranks: number[] = [];
  for (const [rank, { q, juste, nom, commune, id_rna }] of all.entries()) {
    const began = performance.now();
    const query = new URLSearchParams({ q, includeDeleted: 'true' });
    const { statusCode, body } = await request(`${portal.url}/api/dac/association?${query}`, {
      headers: { 'access-token': tokens[rank % tokens.length] },
    });
    if (statusCode !== 200) throw new Error(`${q}: ${statusCode} ${await body.text()}`);
    const { items } = (await body.json()) as { items: { id_rna: string }[] };
    waits.push(performance.now() - began);
    const place = items.findIndex((item) => item.id_rna === id_rna);
    if (place >= 0) ranks.push(place);
    else say(`missed: « ${q} » for « ${juste} » (${nom}, ${commune}), ${items.length} found`);
  }
  return {
    found: ranks.length,
    'among the first 3': ranks.filter((rank) => rank < 3).length,
    'p50 ms': quantile(waits, 0.5),
    'p99 ms': quantile(waits, 0.99),
  };
}
