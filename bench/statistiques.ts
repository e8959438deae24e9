import { makeTokens } from './support/access-token.ts';
import { listAgents, listIds } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';
import { below } from './support/hasard.ts';

const services = 20;

/**
 * W7: all the figures of a large service are compared with one read of its totals, and with a plain count of one
 * figure.
 */
export const workload = dossiersWorkload({
  name: 'statistiques',
  title: 'W7: the figures of a service, beside its totals read alone and beside plain counting',
  floor: 0.7,
  growth: 1.5,
  work: async (pool) => {
    const agents = await listAgents(pool, services);
    const ids = await listIds(pool, 'service', services);
    let tokens: string[] = [];
    const place = (n: number) => below(services, { i: n, what: 700 });
    return {
      renew: async () => {
        tokens = await makeTokens(agents);
      },
      tokens: () => tokens,
      portail: (n) => ({
        path: '/api/rds/statistiques',
        headers: { 'access-token': tokens[place(n)] ?? '' },
      }),
      bare: (n) => ({ path: `/totaux?service=${ids[place(n)]}` }),
      others: { 'plain counting': (n) => ({ path: `/comptes?service=${ids[place(n)]}` }) },
    };
  },
});
