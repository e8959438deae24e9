// « Ce que nous reprenons » shows what a renewal would carry over, before it is begun (§4 step 0).
import { z } from 'zod';
import { problemSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { demandeurs, fallback, id } from './subvention-calls.ts';

const renouvellementSchema = z.object({
  de: z.object({ id_fo: z.string(), exercice: z.int(), titre: z.string(), id_siret: z.string() }),
  vers: z.object({
    id_sous_type_dispositif: z.string(),
    lib_sous_type_dispositif: z.string(),
    exercice: z.int(),
    exercice_fin: z.int(),
    pluriannuel: z.boolean(),
  }),
  /** Each line tells what is carried over, unchanged (`reprisText`) or to be checked (`aRevoir`). */
  repris: z.array(z.string()),
  aRevoir: z.array(z.string()),
  /** The problems that prevent the renewal from being begun now. */
  problemes: z.array(problemSchema),
});
export type RenouvellementView = z.infer<typeof renouvellementSchema>;

export const renouvellementEndpoints = {
  readRenouvellement: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/renouvellement',
    summary: 'Ce qu’un renouvellement de ce dossier reprendrait, et ce qui serait à revoir.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: renouvellementSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'subvention.inconnue'],
    fallback: fallback('dossier.illisible'),
  }),
} as const satisfies EndpointTable;
