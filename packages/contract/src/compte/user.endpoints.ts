// These calls return the signed-in person (§7 Platform users).
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { userSchema } from './user.schemas.ts';

export const userEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: '/lca/users/{id}',
    summary:
      'Lire un compte : « moi », son propre identifiant, ou, pour un administrateur, celui d’un autre.',
    access: 'connecte',
    whileClosed: true,
    params: { id: z.string().max(40) },
    reply: userSchema,
    problems: ['compte.inconnu', 'compte.lecture-impossible'],
    fallback: {
      code: 'compte.informations-illisibles',
      ...compteProblems['compte.informations-illisibles'],
    },
  }),
} as const satisfies EndpointTable;
