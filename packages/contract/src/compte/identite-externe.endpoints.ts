// A person lists and removes the national identities that open their account (ADR 0172).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { removedSchema } from './acces-ouvert.schemas.ts';
import { identitesReplySchema } from './identite-externe.schemas.ts';

export const identiteExterneEndpoints = {
  listIdentites: endpoint({
    method: 'GET',
    path: '/auth/identites',
    summary: 'Lister les identités nationales qui ouvrent son compte.',
    access: 'connecte',
    reply: identitesReplySchema,
  }),
  forgetIdentite: endpoint({
    method: 'DELETE',
    path: '/auth/identites/{id}',
    summary: 'Retirer une identité nationale de son compte.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    reply: removedSchema,
    problems: ['compte.dernier-acces'],
  }),
} as const satisfies EndpointTable;
