// A service saves automatically what it proposes before it decides (§3 Project › financements; decisions, Dossiers).
import { z } from 'zod';
import {
  changementSchemaFor,
  changesSchema,
  roleQuerySchema,
  versionSchema,
} from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';

const place = { id: z.string().min(1).max(60), service: z.uuid() };
const path = '/demande/dossiers/{id}/instructions/{service}/proposition';

const propositionSchema = z.object({
  /** The amounts are in euros, by « {id_projet}-{annee} »; null while nothing is proposed. */
  montants: z.record(z.string(), z.number().nullable()),
  /** Explains a proposal that exceeds what is left of an envelope; otherwise it is empty. */
  motif_enveloppe: z.string(),
  version: versionSchema,
  rights: z.object({ propose: z.boolean() }),
});
export type Proposition = z.infer<typeof propositionSchema>;

/** The changes are amounts named « {id_projet}-{annee} », and the reason. */
const propositionsChangees = changesSchema.meta({
  properties: { motif_enveloppe: changementSchemaFor('string') },
  patternProperties: { '^[0-9a-f-]{36}-[0-9]{4}$': changementSchemaFor(['number', 'null']) },
  additionalProperties: false,
});

export const propositionEndpoints = {
  readProposition: endpoint({
    method: 'GET',
    path,
    summary:
      'Les montants que ce service propose, par projet et par année ; lui seul les lit avant d’accorder.',
    access: ['rds.*'],
    params: place,
    query: roleQuerySchema,
    reply: propositionSchema,
    problems: ['dossier.inaccessible'],
  }),
  saveProposition: endpoint({
    method: 'PUT',
    path,
    summary:
      'Enregistre les montants proposés qui ont changé, un par un, et « motif_enveloppe », demandé au-delà de l’enveloppe.',
    access: ['rds.*'],
    params: place,
    query: roleQuerySchema,
    body: z.strictObject({ changes: propositionsChangees }),
    reply: propositionSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'dossier.montant-propose',
      'dossier.motif-proposition',
      'instruction.proposition-depassee',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
} as const;
