// The call here tells which procedures are open to an association now, and what each would find missing in its file.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';

const demarcheSchema = z.object({
  /** The id of a procedure stays the same from one day to the next. */
  id: z.string(),
  titre: z.string(),
  /** The instant until which the procedure may be asked for; null when it has no end. */
  echeance: z.iso.datetime({ offset: true }).nullable(),
  /** The address where the procedure begins. */
  lien: z.string(),
  /** The domain that the procedure sets for the association (Sport, for example); null for most procedures. */
  domaine: z.string().nullable(),
  /** The type of the agrément that it gives; null for any other procedure, and once it was asked for. */
  type_agrement: z.string().nullable(),
  /** Says where the request already made for it stands; null when none keeps the association from making one. */
  faite: z.string().nullable(),
  /** What is missing; `field` is a path of the file, a collection, or `documents.{type}`. */
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
