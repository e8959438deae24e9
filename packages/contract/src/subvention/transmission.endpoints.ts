// Sends a grant dossier and returns its receipt (§7 Grant only).
import { z } from 'zod';
import { recepisseSchema } from '../dossier/recepisse.schemas.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { demandeurs, fallback, id } from './subvention-calls.ts';

export const transmissionEndpoints = {
  transmitDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers/transmit/{id_fo}',
    summary: 'Transmet le dossier à ses services instructeurs.',
    access: demandeurs,
    scope: 'dossier:transmettre',
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({}).optional(),
    reply: recepisseSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.mouvement-impossible',
      'dossier.incomplet',
      'subvention.campagne-a-venir',
      'subvention.campagne-fermee',
    ],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('dossier.non-transmis'),
  }),
  readRecepisse: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/recepisse',
    summary: 'Quand et à qui le dossier a été transmis.',
    access: demandeurs,
    scope: 'dossier:lire',
    params: { id },
    query: roleQuerySchema,
    reply: recepisseSchema,
    problems: ['dossier.inaccessible'],
  }),
} as const satisfies EndpointTable;
