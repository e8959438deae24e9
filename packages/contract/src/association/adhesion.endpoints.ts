// The calls by which a person asks to join an association, or asks again (§7 Platform users; decisions, Who belongs
// where › Joining).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { adhesionBodySchema, adhesionsReplySchema } from './adhesion.schemas.ts';

const adhesionProblems = [
  'association.introuvable',
  'association.dissoute',
  'association.etablissement-inconnu',
  'association.etablissement-ferme',
  'association.certificat-manquant',
] as const;

export const adhesionEndpoints = {
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
} as const satisfies EndpointTable;
