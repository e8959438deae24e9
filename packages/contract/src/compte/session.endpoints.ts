// Sign-in, refresh, sign-out and the signed-in person (§4 Session, §7 Auth and Platform users).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  loginBodySchema,
  loginReplySchema,
  logoutReplySchema,
  refreshBodySchema,
  tokensSchema,
} from './session.schemas.ts';
import { userSchema } from './user.schemas.ts';

const refreshProblems = ['compte.token-expire', 'compte.service-verrouille'] as const;

export const sessionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Se connecter.',
    access: 'public',
    body: loginBodySchema,
    reply: loginReplySchema,
    problems: [
      'compte.identifiants-incorrects',
      'compte.trop-d-essais',
      'compte.desactive',
      'compte.verrouille',
      'compte.service-verrouille',
    ],
  }),
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
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Se déconnecter : la session ne sert plus, sur aucun onglet.',
    access: 'public',
    body: refreshBodySchema,
    reply: logoutReplySchema,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/lca/users/{id}',
    summary:
      'Lire un compte : « moi », son propre identifiant, ou, pour un administrateur, celui d’un autre.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    reply: userSchema,
    problems: ['compte.inconnu'],
  }),
} as const satisfies EndpointTable;
