// A trusted browser is not asked for a code; these calls list and remove such browsers.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { accesOuvertsSchema, removedSchema } from './acces-ouvert.schemas.ts';

export const appareilEndpoints = {
  listAppareils: endpoint({
    method: 'GET',
    path: '/auth/appareils',
    summary: 'Lister les appareils de confiance, auxquels aucun code n’est demandé.',
    access: 'connecte',
    reply: accesOuvertsSchema,
  }),
  forgetAppareil: endpoint({
    method: 'DELETE',
    path: '/auth/appareils/{id}',
    summary: 'Ne plus faire confiance à un appareil.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    reply: removedSchema,
  }),
} as const satisfies EndpointTable;
