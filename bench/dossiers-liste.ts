import { makeTokens } from './support/access-token.ts';
import { listAgents, listIds } from './support/dossiers/people.ts';
import { dossiersWorkload } from './support/dossiers/subjects.ts';
import { below } from './support/hasard.ts';

const services = 20;

export const workload = dossiersWorkload({
  name: 'liste',
  title: 'W1: the dossiers of a service, of one exercise and four states, 25 of them and how many there are',
  aim: 0.8,
  floor: 0.45,
  bareShare: 0.3,
  growth: 1.4,
  work: async (pool) => {
    const agents = await listAgents(pool, services);
    const ids = await listIds(pool, 'service', services);
    let tokens: string[] = [];
    const at = (n: number) => ({
      place: below(services, { i: n, what: 500 }),
      annee: 2024 + below(3, { i: n, what: 501 }),
    });
    return {
      renew: async () => {
        tokens = await makeTokens(agents);
      },
      tokens: () => tokens,
      portail: (n) => {
        const { place, annee } = at(n);
        const path = `/api/demande/dossiers?exercices=${annee}&etats=A&etats=2&etats=6&etats=10&limit=25`;
        return { path, headers: { 'access-token': tokens[place] ?? '' } };
      },
      bare: (n) => {
        const { place, annee } = at(n);
        return { path: `/dossiers?service=${ids[place]}&exercice=${annee}&etats=A,2,6,10` };
      },
    };
  },
});
