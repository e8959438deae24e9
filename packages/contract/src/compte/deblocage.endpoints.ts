// The call here opens again, by an e-mailed link, an account that too many failures closed.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const deblocageEndpoints = {
  unlock: endpoint({
    method: 'POST',
    path: '/auth/deblocage',
    summary: 'Débloquer son compte, avec le jeton du lien reçu par courriel.',
    access: 'public',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: z.object({ debloque: z.literal(true) }),
    problems: ['compte.lien-perime'],
  }),
} as const satisfies EndpointTable;
