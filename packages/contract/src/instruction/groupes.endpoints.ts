// A service's queue may be grouped by sub-scheme: each group is counted over the whole list, of which a page shows a part.
import { z } from 'zod';
import { quelsDossiers } from '../dossier/dossier.endpoints.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const groupeSchema = z.object({
  /** The label of the sub-scheme; null for the dossiers that have none. */
  sous_dispositif: z.string().nullable(),
  nombre: z.int(),
  /** What these dossiers ask, in euros, of all their services, as each line of the queue says it. */
  demande: z.number(),
});
export type FileGroupe = z.infer<typeof groupeSchema>;

export const groupesEndpoints = {
  listGroupes: endpoint({
    method: 'GET',
    path: '/rds/file/groupes',
    summary:
      'Combien de dossiers d’une liste a chaque sous-dispositif, et ce qu’ils demandent, toutes pages réunies.',
    access,
    query: z.object(quelsDossiers),
    replica: true,
    reply: z.object({ groupes: z.array(groupeSchema) }),
  }),
} as const satisfies EndpointTable;
