// The load of a team is counted by person and week; each figure counts the list that it opens.
import { colonnesCharge } from '@asso/domain/instruction/charge.rules';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

/** What one person has in charge, in the order of `colonnes`. */
const personneSchema = z.object({
  /** The id of a colleague; null counts the dossiers given to nobody. */
  id: z.string().nullable(),
  nom: z.string(),
  /** False for somebody whose account is closed and who still has dossiers. */
  isDuService: z.boolean(),
  nombres: z.array(z.int()),
});

const chargeSchema = z.object({
  service: z.object({ id: z.string(), nom: z.string() }),
  /** `lundi` is the first day of a week, and null for a column that is no week. */
  colonnes: z.array(z.object({ code: z.enum(colonnesCharge), lundi: z.string().nullable() })),
  personnes: z.array(personneSchema),
});
export type PersonneChargee = z.infer<typeof personneSchema>;

export const tableauEndpoints = {
  readCharge: endpoint({
    method: 'GET',
    path: '/rds/services/{service}/charge',
    summary: 'La charge de l’équipe : les dossiers de chaque personne, par semaine de leur échéance.',
    access,
    params: { service: z.uuid() },
    query: roleQuerySchema,
    replica: true,
    reply: chargeSchema,
    problems: ['instruction.introuvable'],
  }),
} as const satisfies EndpointTable;
