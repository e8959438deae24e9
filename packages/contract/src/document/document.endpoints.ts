// These calls deposit, read and remove files (§7 Association documents; decisions, Uploads).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changeBodySchema } from '../kernel/formulaire.ts';
import { analyseSchema, documentSchema, pageDessineeSchema } from './document.schemas.ts';

const uploadProblems = [
  'document.extension',
  'document.trop-gros-2mo',
  'document.contenu',
  'document.mot-de-passe',
  'document.vide',
  'document.absent',
  'document.un-seul',
  'kernel.trop-volumineux',
] as const;

const replaceProblems = ['document.deja-remplace', 'document.autre-type'] as const;

/** A file belongs to an association, a service, a message…: each says why this person deposits nothing there. */
const ownerProblems = [
  'kernel.introuvable',
  'kernel.ferme-aux-cles',
  'association.introuvable',
  'dossier.inaccessible',
  'instruction.introuvable',
  'courrier.signataire-absent',
] as const;

export const documentEndpoints = {
  depositDocument: endpoint({
    method: 'POST',
    path: '/dac/association/documents',
    summary:
      'Déposer un fichier (multipart : type, puis id_siret, annee_validite, iban, commentaire au besoin, et le fichier).',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    scope: 'dossier:ecrire',
    query: roleQuerySchema.extend({
      /** Any identifier of the file's owner: an association, unless `proprietaire` says otherwise. */
      id_asso: z.string().max(64),
      proprietaire: z.string().max(40).default('association'),
      /**
       * The document of the same type that the new file replaces; it is kept for the dossiers that were sent with it.
       */
      remplace: z.string().max(64).optional(),
      /** « oui » for a paper that is only read: it is erased, bytes included, unless it is then kept. */
      provisoire: z.enum(['oui']).optional(),
    }),
    body: 'multipart',
    reply: documentSchema,
    problems: [...uploadProblems, ...replaceProblems, ...ownerProblems],
    status: 201,
    idempotent: true,
  }),
  saveDocument: endpoint({
    method: 'PATCH',
    path: '/dac/association/documents',
    summary:
      'Corriger l’année ou le commentaire d’un document de l’association, sans déposer le fichier à nouveau.',
    access: ['lca.association', 'lca.admin'],
    query: roleQuerySchema.extend({ uuid: z.string().max(64), id_asso: z.string().max(64) }),
    body: changeBodySchema('document_corrige'),
    reply: documentSchema,
    problems: [
      'kernel.introuvable',
      'kernel.champ-inconnu',
      'kernel.champ-non-modifiable',
      'kernel.conflit',
      'document.deja-remplace',
    ],
    ifMatch: 'exige',
  }),
  readAnalyse: endpoint({
    method: 'GET',
    path: '/lca/documents/{uuid}/analyse',
    summary: 'Dire où en est l’analyse d’un fichier par l’antivirus.',
    access: 'connecte',
    scope: 'dossier:ecrire',
    params: { uuid: z.string().max(64) },
    query: roleQuerySchema,
    reply: analyseSchema,
  }),
  downloadDocument: endpoint({
    method: 'GET',
    path: '/lca/documents/{uuid}',
    summary: 'Télécharger un fichier ; qui peut lire ce à quoi il appartient peut le lire.',
    access: 'connecte',
    params: { uuid: z.string().max(64) },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: ['document.analyse-en-cours', 'document.refuse'],
  }),
  readPage: endpoint({
    method: 'GET',
    path: '/lca/documents/{uuid}/pages/{page}',
    summary: 'Montrer une page d’un fichier, dessinée par le serveur, à qui peut le télécharger.',
    access: 'connecte',
    params: { uuid: z.string().max(64), page: z.coerce.number().int().min(1).max(10_000) },
    query: roleQuerySchema,
    reply: pageDessineeSchema,
    problems: [
      'document.analyse-en-cours',
      'document.refuse',
      'document.page-autre-type',
      'document.page-lourde',
      'document.page-illisible',
      'document.page-fermee',
      'document.page-attendue',
    ],
  }),
  deleteDocument: endpoint({
    method: 'DELETE',
    path: '/dac/association/documents',
    summary:
      'Retirer un fichier : il reste dans les dossiers transmis et n’est plus proposé ; un papier provisoire est effacé.',
    access: ['lca.association', 'lca.admin', 'rds.*'],
    query: roleQuerySchema.extend({ uuid: z.string().max(64), id_asso: z.string().max(64).optional() }),
    reply: z.object({ uuid: z.uuid(), deleted: z.literal(true) }),
    problems: ['kernel.introuvable'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
