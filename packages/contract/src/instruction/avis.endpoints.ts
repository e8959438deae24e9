// A service asks another one for an opinion; the other service reads only what is shared with it.

import { nomsSens } from '@asso/domain/instruction/avis.states';
import { nomsSections } from '@asso/domain/instruction/avis-sections.rows';
import { z } from 'zod';
import {
  pageQuery,
  pageSchema,
  rightsSchema,
  roleQuerySchema,
  versionSchema,
} from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { dossierSubventionSchema } from '../subvention/subvention.schemas.ts';
import { instructeurs as access, instructionPath, place } from './instruction-calls.ts';

const sections = z.array(z.enum(nomsSections));

const avisSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  titre: z.string(),
  /** The title of the first project, where the projects are shown; null otherwise. */
  projet: z.string().nullable(),
  association: z.string(),
  /** The first service asks and the second one is consulted. */
  service: z.string(),
  service_consulte: z.string(),
  question: z.string(),
  sections,
  avant_le: z.string(),
  etat: z.enum(['demande', 'rendu', 'retire']),
  sens: z.enum(nomsSens).nullable(),
  texte: z.string().nullable(),
  document: z
    .object({ uuid: z.string(), nom: z.string(), taille: z.number(), etat_analyse: z.string() })
    .nullable(),
  demande_par: z.string(),
  demande_le: z.string(),
  rendu_par: z.string().nullable(),
  rendu_le: z.string().nullable(),
  version: versionSchema,
  /** The rights are `rendre`, `takeOffEtiquette` and `findSeededDossier`; `findSeededDossier` means that the shared parts may be read. */
  rights: rightsSchema,
});
export type AvisView = z.infer<typeof avisSchema>;

const params = { avis: z.uuid() };

export const avisEndpoints = {
  listAvisDossier: endpoint({
    method: 'GET',
    path: `${instructionPath}/avis`,
    summary: 'Les avis que ce service a demandés sur un dossier ; lui seul les lit.',
    access,
    params: place,
    query: roleQuerySchema,
    reply: z.object({ items: z.array(avisSchema) }),
    problems: ['dossier.inaccessible'],
  }),
  askAvis: endpoint({
    method: 'POST',
    path: `${instructionPath}/avis`,
    summary: 'Demande l’avis d’un autre service, avec ce qui lui est montré et une date.',
    access,
    params: place,
    query: roleQuerySchema,
    body: z.strictObject({
      id_service: z.string().max(60),
      question: z.string().max(2000),
      sections: sections.max(nomsSections.length),
      avant_le: z.string().max(20),
    }),
    reply: avisSchema,
    problems: [
      'dossier.inaccessible',
      'dossier.non-editable',
      'instruction.avis-service',
      'instruction.avis-question',
      'instruction.avis-sections',
      'instruction.avis-attendu',
      'dossier.echeance-invalide',
    ],
    idempotent: true,
    status: 201,
  }),
  listAvis: endpoint({
    method: 'GET',
    path: '/rds/avis',
    summary: 'Les avis demandés à cette personne et à ses collègues, le plus pressé d’abord.',
    access,
    query: z.object({
      role: z.string().max(40).optional(),
      etat: z.enum(['demande', 'rendu', 'retire']).optional(),
      ...pageQuery,
    }),
    reply: pageSchema(avisSchema),
  }),
  readAvis: endpoint({
    method: 'GET',
    path: '/rds/avis/{avis}',
    summary: 'Un avis demandé, avec ce qui est montré du dossier tant qu’il est attendu.',
    access,
    params,
    query: roleQuerySchema,
    /** `dossier` is null once the opinion is given or withdrawn, or once the dossier is decided. */
    reply: z.object({ avis: avisSchema, dossier: dossierSubventionSchema.nullable() }),
    problems: ['instruction.introuvable'],
  }),
  answerAvis: endpoint({
    method: 'POST',
    path: '/rds/avis/{avis}/reponse',
    summary:
      'Rend l’avis : favorable, réservé, défavorable ou sans position, avec un fichier au choix et un texte, exigé s’il est réservé ou défavorable.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({
      sens: z.enum(nomsSens),
      texte: z.string().max(4000),
      /** The file was deposited with `proprietaire=avis`. */
      fichier: z.uuid().nullable().optional(),
    }),
    reply: avisSchema,
    problems: [
      'instruction.introuvable',
      'instruction.avis-clos',
      'instruction.avis-texte',
      'dossier.fichier-message',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  withdrawAvis: endpoint({
    method: 'POST',
    path: '/rds/avis/{avis}/retrait',
    summary: 'Retire une demande d’avis : ce qui était montré ne l’est plus.',
    access,
    params,
    query: roleQuerySchema,
    reply: avisSchema,
    problems: ['instruction.introuvable', 'instruction.avis-clos', 'kernel.conflit'],
    ifMatch: 'exige',
    idempotent: true,
  }),
} as const satisfies EndpointTable;
