// The calls by which a person signs in through a national identity provider, and which find the account that the
// identity opens (ADR 0171, 0172).
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  codeBodySchema,
  connecteReplySchema,
  creerBodySchema,
  essaiBodySchema,
  goBodySchema,
  goReplySchema,
  lienIdentiteBodySchema,
  linkBodySchema,
  retourBodySchema,
  retourReplySchema,
} from './connexion-externe.schemas.ts';
import { fournisseurSchema } from './identite-externe.schemas.ts';
import { envoiReplySchema } from './inscription.schemas.ts';

const perimee = 'compte.connexion-externe-perimee';
const fermes = ['compte.desactive', 'compte.verrouille', 'compte.service-verrouille'] as const;
const essais = ['compte.trop-d-essais', 'compte.trop-d-essais-partout'] as const;
const codes = ['compte.code-requis', 'compte.code-incorrect', 'compte.code-deja-utilise'] as const;

export const connexionExterneEndpoints = {
  beginExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/{fournisseur}/aller',
    summary: 'Commencer une connexion par ProConnect ou FranceConnect : dit l’adresse où aller.',
    access: 'public',
    params: { fournisseur: fournisseurSchema },
    body: goBodySchema,
    reply: goReplySchema,
    problems: ['compte.fournisseur-indisponible'],
  }),
  returnExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/{fournisseur}/retour',
    summary: 'Revenir de ProConnect ou FranceConnect, une fois, dans le navigateur qui a commencé.',
    access: 'public',
    params: { fournisseur: fournisseurSchema },
    body: retourBodySchema,
    reply: retourReplySchema,
    problems: [
      perimee,
      ...fermes,
      'compte.fournisseur-indisponible',
      'compte.fournisseur-refus',
      'compte.fournisseur-abandon',
      'compte.fournisseur-niveau',
      'compte.fournisseur-sans-courriel',
    ],
  }),
  giveCodeExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/code',
    summary: 'Donner le code d’un compte protégé, après le retour.',
    access: 'public',
    body: codeBodySchema,
    reply: connecteReplySchema,
    problems: [perimee, ...fermes, ...essais, ...codes],
  }),
  linkExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/lier',
    summary: 'Lier l’identité à un compte, par le mot de passe de celui-ci.',
    access: 'public',
    body: linkBodySchema,
    reply: connecteReplySchema,
    problems: [
      perimee,
      ...fermes,
      ...essais,
      ...codes,
      'compte.identifiants-incorrects',
      'compte.identite-deja-liee',
    ],
  }),
  mailLinkExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/courriel',
    summary: 'Recevoir le lien qui lie l’identité au compte de son adresse, s’il existe.',
    access: 'public',
    body: essaiBodySchema,
    reply: envoiReplySchema,
    problems: [perimee],
  }),
  followLinkExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/lien',
    summary: 'Lier l’identité à un compte par le lien reçu, dans le navigateur qui a commencé.',
    access: 'public',
    body: lienIdentiteBodySchema,
    reply: connecteReplySchema,
    problems: [perimee, ...fermes, ...essais, ...codes, 'compte.lien-perime', 'compte.identite-deja-liee'],
  }),
  registerExterne: endpoint({
    method: 'POST',
    path: '/auth/externe/compte',
    summary: 'Créer son compte avec l’identité : actif aussitôt si le fournisseur garantit l’adresse.',
    access: 'public',
    body: creerBodySchema,
    reply: connecteReplySchema,
    status: 201,
    problems: [perimee, 'compte.adresse-deja-liee', 'compte.identite-deja-liee'],
  }),
} as const satisfies EndpointTable;
