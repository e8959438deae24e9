// An envelope is what a service may spend in a year on a campaign, or on one of its sous-dispositifs; these calls also
// tell how much of it is granted and proposed.
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { engagesSchema, enveloppeSchema } from './bureau.schemas.ts';
import { instructeurs as access } from './instruction-calls.ts';

const params = { enveloppe: z.uuid() };
const total = z.unknown().meta({ type: ['number', 'null'], description: 'En euros.' });

export const enveloppeEndpoints = {
  listEnveloppes: endpoint({
    method: 'GET',
    path: '/rds/enveloppes',
    summary: 'Les enveloppes des services de cette personne, avec ce qui en est accordé et proposé.',
    access,
    query: roleQuerySchema,
    reply: z.object({
      items: z.array(enveloppeSchema),
      /** What each campaign that has an envelope grants in all, and for the years after its own. */
      accordes: z.array(
        z.object({
          id_service: z.string(),
          code_subvention: z.string(),
          campagne_exercice: z.int(),
          accorde: z.number(),
          engages: engagesSchema,
          /** The later years whose money is in no envelope. */
          hors_enveloppe: engagesSchema,
        }),
      ),
      /** The campaigns for which an envelope may be made. */
      campagnes: z.array(
        z.object({
          id_service: z.string(),
          service: z.string(),
          code_subvention: z.string(),
          campagne_exercice: z.int(),
          titre: z.string(),
          sous_dispositifs: z.array(z.object({ code: z.string(), label: z.string() })),
        }),
      ),
    }),
  }),
  createEnveloppe: endpoint({
    method: 'POST',
    path: '/rds/enveloppes',
    summary: 'Fixe l’enveloppe d’un service pour une campagne et une année.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({
      id_service: z.uuid(),
      code_subvention: z.string().max(40),
      campagne_exercice: z.int(),
      exercice: z.int().min(2000).max(2100),
      sous_dispositif: z.string().max(40).optional(),
      total,
    }),
    reply: enveloppeSchema,
    problems: [
      'instruction.introuvable',
      'instruction.non-responsable',
      'instruction.campagne-inconnue',
      'instruction.sous-dispositif-inconnu',
      'instruction.enveloppe-montant',
      'instruction.enveloppe-existe',
    ],
    idempotent: true,
    status: 201,
  }),
  saveEnveloppe: endpoint({
    method: 'PUT',
    path: '/rds/enveloppes/{enveloppe}',
    summary: 'Change le montant d’une enveloppe.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ total }),
    reply: enveloppeSchema,
    problems: [
      'instruction.introuvable',
      'instruction.non-responsable',
      'instruction.enveloppe-montant',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  deleteEnveloppe: endpoint({
    method: 'DELETE',
    path: '/rds/enveloppes/{enveloppe}',
    summary: 'Supprime une enveloppe ; rien de ce qui est accordé ne change.',
    access,
    params,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: ['instruction.introuvable', 'instruction.non-responsable', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
