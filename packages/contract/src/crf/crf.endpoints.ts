// These calls manage a financial report (§7 Grant only, CRF; decisions, Dossiers).
import { crfProblems } from '@asso/domain/crf/crf.problems';
import { actionsServiceCrf } from '@asso/domain/crf/crf.states';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { z } from 'zod';
import { listSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changementsFormulaire } from '../kernel/formulaire.ts';
import { crfAttenduSchema, crfLuSchema, crfProjetSchema, crfSchema, crfsSchema } from './crf.schemas.ts';
import { ajoutsCrf } from './crf-ajouts.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
/** Every call here names a dossier by any of its identifiers. */
const id = z.string().min(1).max(60);
const sentences = { ...dossierProblems, ...crfProblems };
const fallback = <C extends keyof typeof sentences>(code: C) => ({ code, ...sentences[code] });
const outOfReach = ['dossier.inaccessible', 'crf.introuvable'] as const;
const unsaved = [...outOfReach, 'crf.non-editable', 'kernel.conflit', 'kernel.champ-inconnu'] as const;

export const crfEndpoints = {
  listCrfs: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/crf',
    summary: 'Les comptes rendus que doit un dossier, exercice par exercice, commencés ou non.',
    access: demandeurs,
    scope: 'decision:lire',
    params: { id },
    query: roleQuerySchema,
    reply: crfsSchema,
    problems: ['dossier.inaccessible'],
    fallback: fallback('crf.illisible'),
  }),
  listCrfsAttendus: endpoint({
    method: 'GET',
    path: '/demande/crf-attendus',
    summary: 'Les comptes rendus qui restent à transmettre par la personne, le plus proche d’abord.',
    access: ['lca.association', 'lca.admin'],
    query: roleQuerySchema,
    reply: z.object({ items: z.array(crfAttenduSchema) }),
    fallback: fallback('crf.illisible'),
  }),
  readCrf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/crf/{crf}',
    summary:
      'Un compte rendu financier : sa tête et, demandés (populate), ses projets, ses pièces, son suivi.',
    access: demandeurs,
    params: { id, crf: z.uuid() },
    query: z.object({ ...roleQuerySchema.shape, populate: listSchema(z.enum(ajoutsCrf)) }),
    reply: crfLuSchema,
    problems: outOfReach,
    fallback: fallback('crf.illisible'),
  }),
  createCrf: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/crf',
    summary: 'Ouvre le compte rendu d’un exercice : celui qui existe (FETCHED), sinon un nouveau (CLONED).',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    body: z.strictObject({ exercice: z.int().min(2000).max(2100) }),
    reply: crfSchema,
    problems: ['dossier.inaccessible', 'dossier.non-editable', 'crf.exercice-non-attendu'],
    idempotent: true,
    status: 201,
    fallback: fallback('crf.non-cree'),
  }),
  saveCrf: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id}/crf/{crf}',
    summary: 'Enregistre ce qui a changé dans la tête du compte rendu, champ par champ.',
    access: demandeurs,
    params: { id, crf: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({ changes: changementsFormulaire('crf') }),
    reply: crfSchema,
    problems: unsaved,
    ifMatch: 'exige',
    fallback: fallback('crf.non-enregistre'),
  }),
  saveCrfPieces: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id}/crf/{crf}/pieces',
    summary: 'Joint des documents de l’association au compte rendu, ou les en retire.',
    access: demandeurs,
    params: { id, crf: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({
      pieces: z.array(z.strictObject({ code: z.string().max(120), uuid: z.uuid().nullable() })).max(40),
    }),
    reply: crfSchema,
    problems: [
      ...outOfReach,
      'crf.non-editable',
      'dossier.piece-inconnue',
      'dossier.document-inutilisable',
      'dossier.document-autre-type',
    ],
    fallback: fallback('crf.non-enregistre'),
  }),
  saveCrfProjet: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id}/crf/{crf}/projects/{projectId}',
    summary: 'Enregistre ce qui a changé dans un projet du compte rendu, champ par champ.',
    access: demandeurs,
    params: { id, crf: z.uuid(), projectId: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({ changes: changementsFormulaire('crf_projet') }),
    reply: crfProjetSchema,
    problems: [...unsaved, 'crf.projet-inconnu'],
    ifMatch: 'exige',
    fallback: fallback('crf.non-enregistre'),
  }),
  transmitCrf: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id_fo}/crf/{crf}/transmit',
    summary: 'Transmet le compte rendu aux services qui ont accordé la subvention.',
    access: demandeurs,
    params: { id_fo: id, crf: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({}).optional(),
    reply: crfSchema,
    problems: [...outOfReach, 'crf.mouvement-impossible'],
    ifMatch: 'exige',
    idempotent: true,
    fallback: fallback('crf.non-transmis'),
  }),
  decideCrf: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/crf/{crf}/decisions/{action}',
    summary:
      'Le service déclare le compte rendu reçu, ou le renvoie à l’association avec ce qu’elle doit corriger.',
    access: ['rds.*'],
    params: { id, crf: z.uuid(), action: z.enum(actionsServiceCrf) },
    query: roleQuerySchema,
    body: z.strictObject({ motif: z.string().max(4000).optional() }),
    reply: crfSchema,
    problems: [...outOfReach, 'crf.mouvement-impossible', 'crf.motif-obligatoire'],
    ifMatch: 'exige',
    idempotent: true,
  }),
  readCrfPdf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/crf/{crf}/pdf',
    summary: 'Le compte rendu en PDF balisé : bilan, prévu et réalisé côte à côte, annexe, attestation.',
    access: demandeurs,
    params: { id, crf: z.uuid() },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: outOfReach,
    fallback: fallback('dossier.pdf-impossible'),
  }),
} as const satisfies EndpointTable;
