// These calls preview the letters of a dossier before they are made; then both sides read and download them.
import { limitesModele } from '@asso/domain/courrier/modele-courrier.rules';
import { actionsService } from '@asso/domain/dossier/instruction.states';
import { texteLettreSchema } from '@asso/domain/dossier/texte-lettre.schema';
import { z } from 'zod';
import { decisionSchema, retouchesSchema } from '../dossier/decision.schemas.ts';
import { pointRenvoiSchema } from '../dossier/renvoi.endpoints.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  courrierFaitSchema,
  courrierSchema,
  donneesCourrierSchema,
  montantsSchema,
  natureSchema,
} from './courrier.schemas.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
const id = z.string().min(1).max(60);

export const courrierEndpoints = {
  previewCourriers: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/instructions/{service}/courriers/apercu',
    summary:
      'Les lettres d’une décision sur ce dossier, telles que l’association les recevrait ; rien n’est fait.',
    access: ['rds.*'],
    params: { id, service: z.uuid() },
    query: roleQuerySchema,
    body: z.strictObject({
      action: z.enum(actionsService),
      motif: z.string().max(4000).optional(),
      points: z.array(pointRenvoiSchema).max(60).optional(),
      montants: montantsSchema.optional(),
      agrement: decisionSchema.shape.agrement,
      versions: z.array(z.uuid()).max(2).optional(),
      retouches: retouchesSchema.optional(),
      /** A template that is still being written, to preview instead of the published ones. */
      brouillon: z
        .strictObject({
          objet: z.string().max(limitesModele.objet),
          texte: z.string().max(limitesModele.texte).optional(),
          corps: texteLettreSchema.optional(),
        })
        .optional(),
    }),
    reply: z.object({ courriers: z.array(courrierFaitSchema) }),
    problems: [
      'dossier.inaccessible',
      'dossier.service-introuvable',
      'courrier.modele-introuvable',
      'courrier.modele-autre-decision',
      'courrier.modele-autre-demarche',
      'courrier.modele-en-double',
      'courrier.champ-vide',
      'courrier.champ-inconnu',
      'courrier.accolade',
    ],
  }),
  listModelesPour: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/instructions/{service}/modeles-courrier',
    summary: 'Les modèles publiés par ce service, pour les décisions à prendre sur ce dossier.',
    access: ['rds.*'],
    params: { id, service: z.uuid() },
    query: roleQuerySchema,
    reply: z.array(
      z.object({
        id_version: z.string(),
        nom: z.string(),
        numero: z.int(),
        nature: natureSchema,
        /** The text that the service published, as lines with fields between braces, then in its whole form. */
        texte: z.string(),
        corps: texteLettreSchema,
      }),
    ),
    problems: ['dossier.inaccessible', 'dossier.service-introuvable'],
  }),
  readDonneesCourrier: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/instructions/{service}/donnees-courrier',
    summary:
      'Ce qu’une lettre peut dire de ce dossier : la décision prise, ou rien d’elle tant qu’il n’y en a pas.',
    access: ['rds.*'],
    params: { id, service: z.uuid() },
    query: roleQuerySchema,
    reply: donneesCourrierSchema,
    problems: ['dossier.inaccessible', 'dossier.service-introuvable'],
  }),
  listCourriers: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/courriers',
    summary: 'Les lettres reçues ou envoyées sur ce dossier, les plus récentes d’abord.',
    access: demandeurs,
    params: { id },
    query: roleQuerySchema,
    reply: z.array(courrierSchema),
    problems: ['dossier.inaccessible'],
  }),
  readCourrierPdf: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}/courriers/{courrier}/pdf',
    summary: 'Une lettre en PDF balisé, telle qu’elle a été faite.',
    access: demandeurs,
    params: { id, courrier: z.uuid() },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: ['dossier.inaccessible', 'courrier.introuvable'],
  }),
} as const;
