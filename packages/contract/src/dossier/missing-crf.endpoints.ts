// These financial reports are still owed, and each tells what it holds up (§7 GET /demande/missing-crf).
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const crfManquantSchema = z.object({
  id_dossier: z.string(),
  id_fo: z.string(),
  id_siret: z.string(),
  titre: z.string(),
  association: z.string(),
  exercice: z.int(),
  /** The deadline of the report, a day. */
  avant_le: z.string(),
  isEnRetard: z.boolean(),
  /** The sentence that tells what waits for the report. */
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
      /** The association whose reports are listed; all are listed when absent. */
      id_asso: z.string().max(60).optional(),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(crfManquantSchema),
    problems: ['association.introuvable'],
  }),
} as const satisfies EndpointTable;
