// These calls sign a person in and out (§4 Session, §7 Auth).
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  loginBodySchema,
  loginReplySchema,
  logoutReplySchema,
  refreshBodySchema,
} from './connexion.schemas.ts';

export const connexionEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Se connecter.',
    access: 'public',
    body: loginBodySchema,
    reply: loginReplySchema,
    fallback: { code: 'compte.erreur-serveur', ...compteProblems['compte.erreur-serveur'] },
    problems: [
      'compte.identifiants-incorrects',
      'compte.trop-d-essais',
      'compte.trop-d-essais-partout',
      'compte.code-requis',
      'compte.code-incorrect',
      'compte.code-deja-utilise',
      'compte.desactive',
      'compte.verrouille',
      'compte.service-verrouille',
      'compte.inconnu',
      'compte.lecture-impossible',
    ],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Se déconnecter : la session ne sert plus, sur aucun onglet.',
    access: 'public',
    body: refreshBodySchema,
    reply: logoutReplySchema,
  }),
} as const satisfies EndpointTable;
