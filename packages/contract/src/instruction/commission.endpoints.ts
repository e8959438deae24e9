// A commission reads the requests paid from an envelope, what is proposed on each, and how much of the envelope is
// granted and proposed.

import { z } from 'zod';
import { departSchema, etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { enveloppeSchema } from './bureau.schemas.ts';
import { instructeurs as access } from './instruction-calls.ts';

const ligneSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  association: z.string(),
  commune: z.string().nullable(),
  projets: z.string(),
  etat: etatInstructionSchema,
  /** The decision that has not left yet; `accorde` counts what it grants, as the envelope does. */
  depart: departSchema.nullable(),
  /** The mark is out of 20. */
  note: z.number().nullable(),
  demande: z.number(),
  propose: z.number().nullable(),
  accorde: z.number().nullable(),
});
export type CommissionLigne = z.infer<typeof ligneSchema>;

export const commissionEndpoints = {
  readCommission: endpoint({
    method: 'GET',
    path: '/rds/enveloppes/{enveloppe}/commission',
    summary:
      'Les demandes payées sur une enveloppe, la mieux notée d’abord, avec ce qui est proposé ou accordé de chacune.',
    access,
    params: { enveloppe: z.uuid() },
    query: roleQuerySchema,
    /** `total` counts all the requests, including those beyond the first thousand, which are not listed. */
    reply: z.object({ enveloppe: enveloppeSchema, lignes: z.array(ligneSchema), total: z.int() }),
    problems: ['instruction.introuvable'],
  }),
} as const satisfies EndpointTable;
