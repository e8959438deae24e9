// These calls reset and change a password (§7 Auth). Some put a secret or an e-mail in their address, as the
// specification says: prefer the other call, which puts it in the body.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { adresseBodySchema, envoiReplySchema, lienBodySchema } from './inscription.schemas.ts';
import {
  changementBodySchema,
  lienVerifieSchema,
  nouveauBodySchema,
  nouveauReplySchema,
} from './mot-de-passe.schemas.ts';

const origineQuery = z.object({ origin: z.string().max(20).optional() });
const forgotten =
  'Recevoir un lien pour choisir un nouveau mot de passe, si un compte existe pour cette adresse';
const reset = 'Choisir un nouveau mot de passe par le lien reçu, qui sert une fois, pendant une heure';
const resetProblems = [
  'compte.lien-perime',
  'compte.desactive',
  'compte.verrouille',
  'compte.adresse-deja-liee',
] as const;

export const motDePasseEndpoints = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgotPassword',
    summary: `${forgotten}.`,
    access: 'public',
    query: origineQuery,
    body: adresseBodySchema,
    reply: envoiReplySchema,
  }),
  forgotPasswordByPath: endpoint({
    method: 'POST',
    path: '/auth/forgotPassword/{email}',
    summary: `${forgotten} (préférez l’adresse dans le corps).`,
    access: 'public',
    params: { email: z.string().max(254) },
    query: origineQuery,
    reply: envoiReplySchema,
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/auth/verifierLien',
    summary: 'Savoir si un lien de mot de passe sert encore, avant d’avoir rien saisi.',
    access: 'public',
    body: lienBodySchema,
    reply: lienVerifieSchema,
    problems: ['compte.lien-perime'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/resetPassword',
    summary: `${reset} ; toutes les sessions se ferment.`,
    access: 'public',
    body: nouveauBodySchema.extend({ token: z.string().max(200) }),
    reply: nouveauReplySchema,
    problems: resetProblems,
  }),
  resetPasswordByPath: endpoint({
    method: 'POST',
    path: '/auth/resetPassword/{token}',
    summary: `${reset} (préférez le jeton dans le corps).`,
    access: 'public',
    params: { token: z.string().max(200) },
    body: nouveauBodySchema,
    reply: nouveauReplySchema,
    problems: resetProblems,
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/auth/users/{id}/oauth',
    summary: 'Changer son mot de passe ; les autres sessions se ferment.',
    access: 'connecte',
    whileClosed: true,
    params: { id: z.string().max(40) },
    body: changementBodySchema,
    reply: nouveauReplySchema,
    problems: [
      'compte.mot-de-passe-faux',
      'compte.sans-mot-de-passe',
      'compte.mot-de-passe-identique',
      'compte.inconnu',
      'compte.non-valide',
    ],
  }),
} as const satisfies EndpointTable;
