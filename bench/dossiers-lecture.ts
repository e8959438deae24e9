import { makeTokens } from './support/access-token.ts';
import { listAgents, someDossiers } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';

const services = 300;
/** More dossiers than a server keeps in memory, so that it asks the database for each text. */
const mostRead = 5_000;

export const workload = dossiersWorkload({
  name: 'lecture',
  title: 'W4: a service reads one dossier, with its projects',
  aim: 0.8,
  floor: 0.45,
  bareShare: 0.3,
  growth: 1.3,
  work: async (pool) => {
    const agents = await listAgents(pool, services);
    const read = (await someDossiers(pool)).slice(0, mostRead);
    let tokens: string[] = [];
    const at = (n: number) => read[n % read.length] ?? { id: '', service: '', rang: 1 };
    // In production, the server that writes a dossier makes its text for the services in advance (ADR 0390): so does
    // `before`.
    return {
      before: read.length,
      renew: async () => {
        tokens = await makeTokens(agents);
      },
      tokens: () => tokens,
      portail: (n) => {
        const { id, rang } = at(n);
        return { path: `/api/demande/dossiers/${id}`, headers: { 'access-token': tokens[rang - 1] ?? '' } };
      },
      bare: (n) => {
        const { id, service } = at(n);
        return { path: `/dossiers/${id}?service=${service}` };
      },
    };
  },
});
