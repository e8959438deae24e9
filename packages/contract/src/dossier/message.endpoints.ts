// An association and the services that study its dossier write to each other in this thread (§7 C077).
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { messageSchema } from './dossier.schemas.ts';

const access = ['lca.association', 'lca.admin', 'rds.*'] as const;
const params = { id: z.string().min(1).max(60) };

export const messageEndpoints = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/message',
    summary: 'Écrit à l’autre côté du dossier ; un service peut aussi garder une note pour lui.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({
      message: z.string().max(5000),
      /** The message goes to this service alone, or to all of them when it is absent. */
      id_service_instructeur: z.string().optional(),
      /** The ids of files that the same person deposited with `proprietaire=message`. */
      fichiers: z.array(z.uuid()).max(10).optional(),
      /** The service waits for an answer until the end of this day. */
      reponse_avant: z.iso.date().optional(),
      /** True for a note that the service writes to itself: no association reads it. */
      isInterne: z.boolean().optional(),
    }),
    reply: messageSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.message-vide',
      'dossier.fichier-message',
      'dossier.destinataire-inconnu',
      'dossier.note-interne',
      'dossier.echeance-invalide',
    ],
    idempotent: true,
    status: 201,
    fallback: { code: 'dossier.message-non-envoye', ...dossierProblems['dossier.message-non-envoye'] },
  }),
  markMessagesLus: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/messages/lecture',
    summary: 'Dit que les messages reçus jusqu’à celui-ci sont lus.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ jusqu_a: z.uuid() }),
    reply: z.object({ lus: z.int() }),
    problems: ['dossier.inaccessible'],
  }),
} as const satisfies EndpointTable;
