// The common base /demande/dossiers: calls that grants and accreditations share (§7; decisions, Paths and calls).

import { filtresDossiers, type NomFiltre } from '@asso/domain/dossier/dossier-filtres';
import { actionsService } from '@asso/domain/dossier/instruction.states';
import { z } from 'zod';
import {
  changesSchema,
  listOf,
  pageOf,
  pageQuery,
  roleQuerySchema,
  versionSchema,
} from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  dossierHeadSchema,
  dossierItemSchema,
  etatInstructionSchema,
  evenementSchema,
  messageSchema,
} from './dossier.schemas.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
const id = z.string().min(1).max(60);
const sameFor = <N extends string, S>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>;
const filterQuery = sameFor(Object.keys(filtresDossiers) as NomFiltre[], listOf(z.string().max(100)));

export const dossierEndpoints = {
  createDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers',
    summary:
      'Commence un dossier : une subvention (description.code_subvention) ou un agrément (description.code_agrement).',
    access: demandeurs,
    query: roleQuerySchema,
    /** Each kind parses it strictly with its own schema. */
    body: z.looseObject({ description: z.looseObject({}), demandeur: z.looseObject({}).optional() }),
    reply: dossierHeadSchema,
    problems: ['dossier.genre-inconnu', 'dossier.deja-commence'],
    idempotent: true,
    status: 201,
  }),
  listDossiers: endpoint({
    method: 'GET',
    path: '/demande/dossiers',
    summary: 'Les dossiers que la personne peut voir, du plus récemment modifié au plus ancien.',
    access: demandeurs,
    query: z.object({
      role: z.string().max(40).optional(),
      searchQuery: z.string().max(200).optional(),
      includeDeleted: z.stringbool().optional(),
      ...filterQuery,
      ...pageQuery,
    }),
    reply: pageOf(dossierItemSchema),
  }),
  listEtats: endpoint({
    method: 'GET',
    path: '/demande/dossiers/states',
    summary: 'Les états d’une instruction.',
    access: 'connecte',
    reply: z.array(z.object({ code: etatInstructionSchema, label: z.string() })),
  }),
  readHistorique: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/historique',
    summary: 'Le suivi du dossier, du plus récent au plus ancien, le même pour les deux côtés.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: z.object({ evenements: z.array(evenementSchema), messages: z.array(messageSchema) }),
    problems: ['dossier.inaccessible'],
  }),
  deleteDossier: endpoint({
    method: 'DELETE',
    path: '/demande/dossiers/{id}',
    summary: 'Supprime un dossier non transmis ou renvoyé ; il peut être restauré.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: dossierHeadSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable'],
    idempotent: true,
  }),
  restoreDossier: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/restauration',
    summary: 'Restaure un dossier supprimé dans l’état qu’il avait.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: dossierHeadSchema,
    problems: ['dossier.inaccessible', 'dossier.deja-commence'],
    idempotent: true,
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/message',
    summary: 'Écrit à l’autre côté du dossier.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({ message: z.string().max(5000), id_service_instructeur: z.string().optional() }),
    reply: messageSchema,
    problems: ['dossier.inaccessible', 'dossier.message-vide'],
    idempotent: true,
    status: 201,
  }),
  moveInstruction: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/instructions/{service}/{action}',
    summary: 'Une décision du service : commencer, renvoyer, accorder, refuser, rejeter, payer, terminer.',
    access: ['rds.*'],
    params: { id, service: z.uuid(), action: z.enum(actionsService) },
    query: roleQuerySchema,
    body: z.strictObject({
      motif: z.string().max(4000).optional(),
      /** Granting: one amount for each financement of the service, by its id within its project. */
      montants: z
        .array(z.strictObject({ id_projet: z.uuid(), annee: z.int(), montant_accorde: z.number() }))
        .max(200)
        .optional(),
    }),
    reply: dossierHeadSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.mouvement-impossible',
      'dossier.motif-obligatoire',
      'dossier.montant-accorde',
      'dossier.montant-accorde-nul',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  saveDossier: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id_fo}',
    summary: 'Enregistre ce qui a changé dans la tête du dossier, champ par champ.',
    access: demandeurs,
    params: { id_fo: id },
    query: roleQuerySchema,
    body: z.strictObject({ changes: changesSchema }),
    reply: z.object({ tete: z.unknown(), version: versionSchema }),
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'kernel.conflit', 'kernel.champ-inconnu'],
    ifMatch: 'exige',
  }),
  readPdf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/pdf',
    summary: 'Le dossier en PDF balisé.',
    access: demandeurs,
    params: { id },
    query: z.object({ role: z.string().max(40).optional(), from: z.enum(['rda']).optional() }),
    reply: 'fichier',
    problems: ['dossier.inaccessible'],
  }),
} as const;
