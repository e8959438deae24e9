// Calls of the catalogue (§7 Subventions).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { subventionSchema } from './subvention.schemas.ts';
import { id } from './subvention-calls.ts';

export const subventionEndpoints = {
  listSubventions: endpoint({
    method: 'GET',
    path: '/rds/subventions',
    summary: 'Les subventions et leur campagne en cours.',
    access: 'connecte',
    query: z.object({ q: z.string().max(100).optional(), role: z.string().max(40).optional() }),
    reply: z.object({ items: z.array(subventionSchema) }),
  }),
  readSubvention: endpoint({
    method: 'GET',
    path: '/rds/subventions/{code}',
    summary: 'Une subvention, par son code.',
    access: 'connecte',
    params: { code: id },
    query: roleQuerySchema,
    reply: subventionSchema,
    problems: ['subvention.inconnue'],
  }),
} as const satisfies EndpointTable;
