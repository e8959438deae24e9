// These calls list an association's members and answer the people who ask to join.
import { reponses } from '@asso/domain/association/membre.rules';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { membreSchema, membresReplySchema } from './adhesion.schemas.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';

export const membreEndpoints = {
  listMembres: endpoint({
    method: 'GET',
    path: '/dac/association/membres',
    summary: 'Les personnes qui gèrent l’association, et celles qui demandent à entrer.',
    access: redacteurs,
    query: associationQuerySchema,
    reply: membresReplySchema,
    problems: ['association.introuvable'],
  }),
  decideMembre: endpoint({
    method: 'PATCH',
    path: '/dac/association/membres',
    summary:
      'Accepter ou refuser une demande d’accès, retirer ou maintenir un accès, ou ouvrir ce que d’anciens responsables ont laissé.',
    access: redacteurs,
    query: associationQuerySchema.extend({ id: z.string().max(64) }),
    body: z.strictObject({
      decision: z.enum(reponses),
      motif: z.string().max(500).optional(),
      /** The memberships that end when an administrator accepts a new board. */
      remplaces: z.array(z.uuid()).max(50).optional(),
    }),
    reply: membreSchema,
    problems: [
      'association.introuvable',
      'association.element-disparu',
      'association.reponse-reservee',
      'association.reponse-impossible',
      'association.preuve-manquante',
      'association.motif-manquant',
      'association.deja-contestee',
    ],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
