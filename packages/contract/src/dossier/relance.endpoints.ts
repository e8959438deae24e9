// One side reminds the other of what it waits for in a dossier (§7 Grant only, POST /{id_fo}/notify).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

export const relanceEndpoints = {
  notifyDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id_fo}/notify',
    summary: 'Redit à l’autre côté où en est le dossier : son état (type 1), ce qui manque (type 2).',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    params: { id_fo: z.string().min(1).max(60) },
    query: z.object({
      role: z.string().max(40).optional(),
      type: z.coerce.number().int().min(1).max(8),
    }),
    reply: z.object({ prevenus: z.int() }),
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'dossier.notification-sans-objet'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
