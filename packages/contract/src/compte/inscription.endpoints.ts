// A person signs up and proves their address with these calls (§4 Session, §7 Auth).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { loginReplySchema } from './connexion.schemas.ts';
import {
  adresseBodySchema,
  envoiReplySchema,
  inscriptionBodySchema,
  inscriptionQuerySchema,
  lienActivationSchema,
  lienBodySchema,
  validationReplySchema,
} from './inscription.schemas.ts';

/** The calls that take an address answer the same whether or not it has an account: only the e-mail tells. */
export const inscriptionEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    summary:
      'Créer son compte : la personne est connectée, mais ne peut rien faire avant d’avoir suivi le lien reçu.',
    access: 'public',
    query: inscriptionQuerySchema,
    body: inscriptionBodySchema,
    reply: loginReplySchema,
    status: 201,
  }),
  sendValidationMail: endpoint({
    method: 'POST',
    path: '/auth/sendValidationMail',
    summary: 'Recevoir de nouveau le lien qui active le compte, si une inscription attend à cette adresse.',
    access: 'public',
    query: z.object({ origin: z.string().max(20).optional() }),
    body: adresseBodySchema,
    reply: envoiReplySchema,
  }),
  checkValidationLink: endpoint({
    method: 'POST',
    path: '/auth/verifierActivation',
    summary: 'Savoir si un lien d’activation sert encore, et pour quelle adresse, sans être connecté.',
    access: 'public',
    body: lienBodySchema,
    reply: lienActivationSchema,
    problems: ['compte.lien-perime'],
  }),
  validate: endpoint({
    method: 'POST',
    path: '/auth/validate',
    summary: 'Activer son compte par le lien reçu ; il sert une fois, pendant 24 heures.',
    access: 'connecte',
    whileClosed: true,
    body: lienBodySchema,
    reply: validationReplySchema,
    problems: ['compte.lien-perime', 'compte.lien-d-un-autre', 'compte.adresse-deja-liee'],
  }),
  correctAddress: endpoint({
    method: 'POST',
    path: '/auth/corrigerAdresse',
    summary: 'Corriger l’adresse de son inscription, avant de l’avoir prouvée ; un nouveau lien part.',
    access: 'connecte',
    whileClosed: true,
    body: adresseBodySchema,
    reply: envoiReplySchema,
    problems: ['compte.deja-valide'],
  }),
} as const satisfies EndpointTable;
