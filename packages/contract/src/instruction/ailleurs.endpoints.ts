// A service sees what the association asked and received elsewhere, and which other services have yet to decide.
import { z } from 'zod';
import { etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

const ailleursSchema = z.object({
  /** The requests to other services, the latest exercise first. */
  autres: z.array(
    z.object({
      exercice: z.int(),
      titre: z.string(),
      service: z.string(),
      etat: etatInstructionSchema,
      montant_demande: z.number().nullable(),
      montant_accorde: z.number().nullable(),
    }),
  ),
  /** The public grants of each year, as the association declares them in its accounts. */
  declarees: z.array(z.object({ annee: z.int(), subventions: z.number() })),
});
export type Ailleurs = z.infer<typeof ailleursSchema>;

export const ailleursEndpoints = {
  readAilleurs: endpoint({
    method: 'GET',
    path: `${instructionPath}/ailleurs`,
    summary: 'Ce que l’association a demandé à d’autres services et reçu d’eux : titres, états et montants.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: ailleursSchema,
    problems: ['dossier.inaccessible'],
  }),
  readPresence: endpoint({
    method: 'GET',
    path: `${instructionPath}/presence`,
    summary:
      'Qui d’autre, dans ce service, lit ce dossier ou a ouvert sa décision ; demander dit qu’on le lit, `ouvre` qu’on ouvre la décision.',
    access,
    params: place,
    query: z.object({ ...roleQuerySchema.shape, ouvre: z.stringbool().optional() }),
    reply: z.object({
      presents: z.array(
        z.object({
          /** The account of this person: two colleagues may have one name. */
          id: z.string(),
          nom: z.string(),
          depuis: z.iso.datetime(),
          /** True for who has the decision open, whom one may contradict. */
          decide: z.boolean(),
        }),
      ),
    }),
    problems: ['dossier.inaccessible'],
  }),
} as const satisfies EndpointTable;
