import { makeTokens } from './support/access-token.ts';
import { listAgents, listTermes } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';
import type { Workload } from './support/workload.ts';

const services = 300;

/** A word of the applicant's name is searched among a service's dossiers; the reference is a plain trigram search. */
export const mots: Workload = dossiersWorkload({
  name: 'mots',
  title: 'W2: words looked for among the dossiers of a service',
  aim: 0.8,
  floor: 0.35,
  bareShare: 0.3,
  growth: 2,
  work: (pool) => asking(pool, { table: 'terme_mot', path: '/mots' }),
});

export const numeros: Workload = dossiersWorkload({
  name: 'numeros',
  title: 'W2: numbers looked for among the dossiers of a service',
  aim: 0.8,
  floor: 0.3,
  bareShare: 0.3,
  growth: 1.4,
  work: (pool) => asking(pool, { table: 'terme_numero', path: '/numeros' }),
});

async function asking(
  pool: Parameters<typeof listTermes>[0],
  { table, path }: { table: 'terme_mot' | 'terme_numero'; path: string },
) {
  const agents = await listAgents(pool, services);
  const termes = await listTermes(pool, table);
  let tokens: string[] = [];
  const at = (n: number) => termes[(n * 7919) % termes.length] ?? { q: '', service: '', rang: 1 };
  return {
    renew: async () => {
      tokens = await makeTokens(agents);
    },
    tokens: () => tokens,
    portail: (n: number) => {
      const { q, rang } = at(n);
      return {
        path: `/api/demande/dossiers?searchQuery=${encodeURIComponent(q)}&limit=25`,
        headers: { 'access-token': tokens[rang - 1] ?? '' },
      };
    },
    bare: (n: number) => {
      const { q, service } = at(n);
      return { path: `${path}?service=${service}&q=${encodeURIComponent(q)}` };
    },
  };
}
