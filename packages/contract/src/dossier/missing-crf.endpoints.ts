// Financial reports that are still owed, and what they hold up (§7 GET /demande/missing-crf).
import { z } from 'zod';
import { pageOf, pageQuery, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const crfManquantSchema = z.object({
  id_dossier: z.string(),
  id_fo: z.string(),
  id_siret: z.string(),
  titre: z.string(),
  association: z.string(),
  exercice: z.int(),
  /** A day, itself included. */
  avant_le: z.string(),
  isEnRetard: z.boolean(),
  /** What waits for it, one sentence. */
  bloque: z.string(),
});
export type CrfManquant = z.infer<typeof crfManquantSchema>;

export const missingCrfEndpoints = {
  listMissingCrf: endpoint({
    method: 'GET',
    path: '/demande/missing-crf',
    summary:
      'Les comptes rendus financiers attendus d’années terminées et non transmis, et ce qu’ils bloquent.',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    query: z.object({
      ...roleQuerySchema.shape,
      /** Of one association only. */
      id_asso: z.string().max(60).optional(),
      ...pageQuery,
    }),
    reply: pageOf(crfManquantSchema),
    problems: ['association.introuvable'],
  }),
} as const satisfies EndpointTable;
