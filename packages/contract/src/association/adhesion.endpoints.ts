// Finding an association and joining it (§7 Platform users, Association; decisions, Who belongs where › Joining).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  adhesionBodySchema,
  adhesionsReplySchema,
  membreSchema,
  membresReplySchema,
} from './adhesion.schemas.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';
import { rechercheQuerySchema, rechercheReplySchema } from './recherche.schemas.ts';

const adhesionProblems = [
  'association.introuvable',
  'association.dissoute',
  'association.etablissement-inconnu',
  'association.etablissement-ferme',
  'association.certificat-manquant',
] as const;

export const adhesionEndpoints = {
  findAssociation: endpoint({
    method: 'GET',
    path: '/dac/association-light',
    summary: 'L’association d’un SIREN, d’un SIRET, d’un numéro RNA ou d’un numéro du portail exact.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
  }),
  searchAssociations: endpoint({
    method: 'GET',
    path: '/dac/association',
    summary: 'Chercher une association par son numéro ou par les mots de son nom et de sa commune.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte'],
  }),
  searchAssociationsByWords: endpoint({
    method: 'GET',
    path: '/dac/association/search',
    summary: 'La même recherche, par les mots seulement.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte'],
  }),
  joinAssociations: endpoint({
    method: 'PATCH',
    path: '/lca/users/{id}',
    summary: 'Demander à entrer dans des associations ; les règles d’accès décident.',
    access: 'connecte',
    params: { id: z.string().max(40) },
    query: roleQuerySchema,
    body: adhesionBodySchema,
    reply: adhesionsReplySchema,
    problems: adhesionProblems,
    idempotent: true,
  }),
  remindManagers: endpoint({
    method: 'POST',
    path: '/lca/users/joinAssociationNotification',
    summary: 'Rappeler sa demande d’accès aux personnes qui gèrent l’association, une fois par jour.',
    access: 'connecte',
    query: roleQuerySchema,
    body: z.strictObject({
      id_rna: z.string().max(20).nullish(),
      id_correspondance: z.union([z.string().max(20), z.int()]).nullish(),
      id_siren: z.string().max(20).nullish(),
      email: z.string().max(254).optional(),
    }),
    reply: z.object({ prevenues: z.int() }),
    problems: ['association.introuvable'],
  }),
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
    summary: 'Accepter ou refuser une demande d’accès, ou ouvrir ce que d’anciens responsables ont laissé.',
    access: redacteurs,
    query: associationQuerySchema.extend({ id: z.string().max(64) }),
    body: z.strictObject({
      decision: z.enum(['accepter', 'refuser', 'ouvrir']),
      motif: z.string().max(500).optional(),
    }),
    reply: membreSchema,
    problems: [
      'association.introuvable',
      'association.element-disparu',
      'association.reponse-reservee',
      'association.reponse-impossible',
    ],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
