// The calls by which a member invites somebody to act for an association, and the invited person answers.
import { z } from 'zod';
import { rightsSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';
import {
  designationSchema,
  dossierPartageableSchema,
  invitationRecueSchema,
  invitationSchema,
  inviterBodySchema,
} from './invitation.schemas.ts';

const reponseProblems = [
  'association.invitation-introuvable',
  'association.invitation-autre-adresse',
  'association.invitation-expiree',
  'association.invitation-utilisee',
] as const;

export const invitationEndpoints = {
  listInvitations: endpoint({
    method: 'GET',
    path: '/dac/association/invitations',
    summary: 'Les personnes invitées qui n’ont pas encore répondu.',
    access: redacteurs,
    query: associationQuerySchema,
    reply: z.object({ items: z.array(invitationSchema), rights: rightsSchema }),
    problems: ['association.introuvable'],
  }),
  listDossiersPartageables: endpoint({
    method: 'GET',
    path: '/dac/association/invitations/dossiers',
    summary: 'Les dossiers que je peux partager avec une personne invitée.',
    access: redacteurs,
    query: associationQuerySchema,
    reply: z.object({ items: z.array(dossierPartageableSchema) }),
    problems: ['association.introuvable'],
  }),
  inviter: endpoint({
    method: 'POST',
    path: '/dac/association/invitations',
    summary:
      'Inviter une personne par son adresse : toute l’association, un établissement, ou certains dossiers.',
    access: redacteurs,
    query: associationQuerySchema,
    body: inviterBodySchema,
    reply: invitationSchema,
    problems: [
      'association.introuvable',
      'association.deja-membre',
      'association.deja-invitee',
      'association.invitation-reservee',
      'association.etablissement-inconnu',
      'association.etablissement-ferme',
      'association.dossiers-a-choisir',
    ],
    idempotent: true,
    status: 201,
  }),
  changeInvitation: endpoint({
    method: 'PATCH',
    path: '/dac/association/invitations',
    summary: 'Renvoyer une invitation, ou l’annuler.',
    access: redacteurs,
    query: associationQuerySchema.extend({ id: z.string().max(64) }),
    body: z.strictObject({ action: z.enum(['relancer', 'annuler']) }),
    reply: invitationSchema,
    problems: [
      'association.introuvable',
      'association.element-disparu',
      'association.invitation-utilisee',
      'association.invitation-reservee',
    ],
    ifMatch: 'exige',
  }),
  /** The link's secret travels in the body, not in the path, so that no log keeps it. */
  readInvitation: endpoint({
    method: 'POST',
    path: '/lca/invitations/lire',
    summary: 'Ce que dit une invitation, à qui en a le lien.',
    access: 'public',
    query: roleQuerySchema,
    body: designationSchema,
    reply: invitationRecueSchema,
    problems: ['association.invitation-introuvable'],
  }),
  listMesInvitations: endpoint({
    method: 'GET',
    path: '/lca/invitations',
    summary: 'Les invitations qui attendent ma réponse.',
    access: 'connecte',
    query: roleQuerySchema,
    reply: z.object({ items: z.array(invitationRecueSchema) }),
  }),
  answerInvitation: endpoint({
    method: 'POST',
    path: '/lca/invitations/reponse',
    summary: 'Accepter ou refuser une invitation, avec l’adresse qui l’a reçue.',
    access: ['lca.association', 'lca.admin'],
    query: roleQuerySchema,
    body: z.strictObject({
      invitation: designationSchema,
      reponse: z.enum(['accepter', 'refuser']),
      motif: z.string().max(500).optional(),
    }),
    reply: invitationRecueSchema,
    problems: reponseProblems,
    idempotent: true,
  }),
} as const satisfies EndpointTable;
