// These calls only read services; service-admin.endpoints changes them (§7 Services).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { servicePageSchema, serviceQuerySchema, serviceSchema } from './service.schemas.ts';

export const serviceEndpoints = {
  listServices: endpoint({
    method: 'GET',
    path: '/rds/services',
    summary: 'Les services : les siens pour un compte de service, ceux du territoire pour un administrateur.',
    access: 'connecte',
    query: serviceQuerySchema,
    reply: servicePageSchema,
  }),
  listCrossedServices: endpoint({
    method: 'GET',
    path: '/rds/crossed-services',
    summary: 'Tous les services ouverts, tels que chacun les voit : pour choisir un cofinanceur.',
    access: 'connecte',
    query: serviceQuerySchema,
    reply: servicePageSchema,
  }),
  readService: endpoint({
    method: 'GET',
    path: '/rds/services/{id}',
    summary: 'Un service, par son identifiant ou son code.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    query: roleQuerySchema,
    reply: serviceSchema,
    problems: ['service.introuvable'],
  }),
} as const satisfies EndpointTable;
