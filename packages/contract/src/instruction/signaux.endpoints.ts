// A service reads what is unusual in a dossier, and says why a signal does not matter; the association reads none of it.
import { z } from 'zod';
import { listSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

export const motifSignalMax = 300;
/** The code names a row of `signaux.rows.ts`, whose sentences the pages need not carry. */
const code = z.string().min(1).max(40);

const signauxSchema = z.object({
  signaux: z.array(
    z.object({
      code,
      titre: z.string(),
      explication: z.string(),
      /** True when it stands against a grant: who grants says first that they saw it. */
      isContraire: z.boolean(),
      /** Null while nobody of the service has set the signal aside. */
      ecarte: z.object({ motif: z.string(), par: z.string(), le: z.iso.datetime() }).nullable(),
    }),
  ),
});
export type SignauxView = z.infer<typeof signauxSchema>;

export const signauxEndpoints = {
  readSignaux: endpoint({
    method: 'GET',
    path: `${instructionPath}/signaux`,
    summary:
      'Ce qui sort de l’ordinaire dans un dossier, expliqué ; qui accorde dit qu’il a vu ce qui s’y oppose.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: signauxSchema,
    problems: ['dossier.inaccessible'],
  }),
  listSignaux: endpoint({
    method: 'GET',
    path: '/demande/signaux',
    summary: 'Ce qui s’oppose à un accord dans chacun de ces dossiers, que le service de la personne étudie.',
    access,
    query: z.object({ ...roleQuerySchema.shape, id_fo: listSchema(z.string().max(60)) }),
    reply: z.object({
      items: z.array(
        z.object({
          id_fo: z.string(),
          service: z.string(),
          /** The names of the signals that stand against a grant and that nobody set aside. */
          contraires: z.array(z.string()),
        }),
      ),
    }),
  }),
  saveSignal: endpoint({
    method: 'PUT',
    path: `${instructionPath}/signaux/{code}`,
    summary: 'Écarte un signal avec sa raison, ou le reprend (`motif` nul).',
    access,
    params: { ...place, code },
    query: roleQuerySchema,
    body: z.strictObject({ motif: z.string().max(motifSignalMax).nullable() }),
    reply: signauxSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'instruction.signal-sans-motif'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
