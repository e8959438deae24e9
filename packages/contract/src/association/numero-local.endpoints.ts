// An association that Sirene does not cover gives the number of its own register (ADR 0565).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';

export const numeroLocalEndpoints = {
  declareNumeroLocal: endpoint({
    method: 'PUT',
    path: '/dac/association/numero-local',
    summary: 'Inscrire le RIDET ou le numéro TAHITI du siège, là où il n’y a pas de SIRET.',
    access: redacteurs,
    query: associationQuerySchema,
    body: z.strictObject({ numero: z.string().max(60) }),
    reply: z.object({ id_siret: z.string() }),
    problems: [
      'association.introuvable',
      'numero-local.ailleurs',
      'numero-local.siret',
      'numero-local.pris',
      'numero-local.servi',
    ],
  }),
} as const satisfies EndpointTable;
