// What may be asked for at the moment, and what each would find missing in the file of an association.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';

const demarcheSchema = z.object({
  /** Of the procedure, the same from one day to the next. */
  id: z.string(),
  titre: z.string(),
  /** Until when it may be asked for; null without end. */
  echeance: z.iso.datetime({ offset: true }).nullable(),
  /** Where it begins. */
  lien: z.string(),
  /** The domain it is kept for, which is then the association's. */
  domaine: z.string().nullable(),
  /** `field`: a path of the file, a collection, or `documents.{type}`. */
  manques: z.array(z.object({ field: z.string(), label: z.string() })),
});
export type DemarcheView = z.infer<typeof demarcheSchema>;

export const demarchesEndpoints = {
  listDemarches: endpoint({
    method: 'GET',
    path: '/dac/association/demarches',
    summary: 'Les démarches ouvertes, et ce que chacune trouverait manquant dans la fiche de l’association.',
    access: redacteurs,
    query: associationQuerySchema,
    reply: z.object({ items: z.array(demarcheSchema) }),
    problems: ['association.introuvable'],
  }),
} as const satisfies EndpointTable;
