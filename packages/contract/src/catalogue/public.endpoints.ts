// This call reads a subvention without an account, for the page where a request is begun before having one.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { exerciceQuery } from '../subvention/subvention.endpoints.ts';
import { subventionSchema } from '../subvention/subvention.schemas.ts';
import { id } from '../subvention/subvention-calls.ts';

export const publicEndpoints = {
  readAidePublique: endpoint({
    method: 'GET',
    path: '/rds/aides-publiques/{code}',
    summary: 'Une subvention, telle que chacun la lit sans compte : son titre, son état et son adresse.',
    access: 'public',
    params: { code: id },
    query: z.object({ exercice: exerciceQuery }),
    replica: true,
    reply: z.object({
      code: z.string(),
      titre: z.string(),
      exercice: z.int(),
      services: z.array(z.string()),
      ouverture: subventionSchema.shape.ouverture,
      /** When it can be asked for, such as « Jusqu’au vendredi 15 janvier 2027 ». */
      periode: z.string(),
      minutes: z.int(),
      /** The path of its page, below the public address of the portal. */
      chemin: z.string(),
    }),
    problems: ['subvention.inconnue'],
  }),
} as const satisfies EndpointTable;
