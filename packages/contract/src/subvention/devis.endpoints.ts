// A quote is read so that its lines may be taken into a budget; the file is never kept.
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const devisEndpoints = {
  readDevis: endpoint({
    method: 'POST',
    path: '/demande/devis/lecture',
    summary: 'Lire le texte d’un devis en PDF, ligne par ligne ; le fichier n’est pas gardé.',
    access: ['lca.association', 'lca.admin'],
    query: roleQuerySchema,
    body: 'multipart',
    /** The cells of a line are separated by tabs, as in a table that one pastes. */
    reply: z.object({ lignes: z.array(z.string()) }),
    problems: [
      'document.absent',
      'kernel.trop-volumineux',
      'subvention.devis-illisible',
      'subvention.devis-ferme',
      'subvention.devis-sans-texte',
      'subvention.devis-trop-lourd',
      'subvention.devis-occupe',
    ],
  }),
} as const satisfies EndpointTable;
