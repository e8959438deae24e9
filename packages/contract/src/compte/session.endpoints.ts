// These calls renew a session's tokens and list and close the open sessions (§4 Session, §7 Auth).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { accesOuvertsSchema, removedSchema } from './acces-ouvert.schemas.ts';
import { refreshBodySchema, tokensSchema } from './connexion.schemas.ts';

const refreshProblems = ['compte.token-expire', 'compte.service-verrouille'] as const;

export const sessionEndpoints = {
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refreshToken',
    summary: 'Renouveler la session, par le corps ou, depuis une page du portail, par le cookie.',
    access: 'public',
    body: refreshBodySchema,
    reply: tokensSchema,
    problems: refreshProblems,
  }),
  refreshTokenByPath: endpoint({
    method: 'GET',
    path: '/auth/refreshToken/{refreshToken}',
    summary: 'Renouveler la session, le jeton dans l’adresse (préférez POST).',
    access: 'public',
    params: { refreshToken: z.string().max(200) },
    reply: tokensSchema,
    problems: refreshProblems,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Lister ses connexions ouvertes.',
    access: 'connecte',
    reply: accesOuvertsSchema,
  }),
  closeSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Fermer une de ses connexions.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    reply: removedSchema,
  }),
} as const satisfies EndpointTable;
