// The shapes of a SIRET request: its head for lists, and the whole request for its creator and for administrators (§3
// SIRET request).

import type { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { decisionsSiret, type EtatSiret, etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { etapesSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import type { Draft } from '@asso/domain/kernel/fields';
import { z } from 'zod';
import { etapeSchema } from '../dossier/dossier.schemas.ts';
import { pieceSchema } from '../dossier/preparation.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';
import { notificationSchema } from '../notification/notification.schemas.ts';

export const etatSiretSchema = z.enum(Object.keys(etatsSiret) as [EtatSiret, ...EtatSiret[]]);

/** The head of a request, which tells a member of the association only that the request exists, and its state. */
export const demandeSiretHeadSchema = z.object({
  id: z.string(),
  identifiant: z.object({ id_fo_fonctionnel: z.string(), step: z.int() }),
  description: z.object({
    code_etat: etatSiretSchema,
    /** The state in words; AEM and INV both read « transmis ». */
    lib_etat: z.string(),
    rang: z.number(),
    /** The sentence that tells who acts next. */
    phrase: z.string(),
  }),
  identite: z.object({
    id_rna: z.string().nullable(),
    id_correspondance: z.string(),
    nom: z.string(),
  }),
  /** The number that was given; null before. */
  id_siret: z.string().nullable(),
  createdBy: z.object({ id: z.string(), nom: z.string() }),
  cree_le: z.string(),
  modifie_le: z.string(),
  transmis_le: z.string().nullable(),
  version: versionSchema,
  rights: rightsSchema,
});
export type DemandeSiretHead = z.infer<typeof demandeSiretHeadSchema>;

const evenementSiretSchema = z.object({
  id: z.string(),
  le: z.string(),
  action: z.string(),
  /** What happened, in French, in the past tense. */
  fait: z.string(),
  par: z.string(),
  cote: z.enum(['association', 'service', 'portail']),
  motif: z.string().nullable(),
});

export const demandeSiretSchema = z.object({
  ...demandeSiretHeadSchema.shape,
  /** The form's values as they are stored: identifiant, identite, activites, coordonnees, documents, attestation. */
  demande: valeurFormulaire<Draft<typeof demandeSiretFields>>('demande_siret'),
  attestation: z.boolean(),
  etapes: z.array(z.object({ ...etapeSchema.shape, id: z.enum(etapesSiret) })),
  /** The problems that prevent the transmission; the server computes them. */
  blockers: z.array(problemSchema),
  /** The pieces REC, STC and LDC, each with the association's documents that could be used for it. */
  documents: z.array(pieceSchema),
  /** The values of the request, each as it was typed and as it is (or was) sent. */
  envoi: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      saisi: z.string(),
      transmis: z.string(),
      isChange: z.boolean(),
    }),
  ),
  /**
   * Why the request was rejected, refused or given back; the reason of an invalid request is for administrators only.
   */
  motif: z.string().nullable(),
  /** The state of the SIRET service's own file, for administrators; null for everybody else. */
  etat_regent: z.enum(['RGEN', 'ENCT']).nullable(),
  /** The decisions that the administrator may take now; empty for everybody else. */
  decisions: z.array(z.enum(decisionsSiret)),
  historique: z.array(evenementSiretSchema),
  notifications: z.array(notificationSchema),
});
export type DemandeSiretView = z.infer<typeof demandeSiretSchema>;

/** What `populate` may add to a row of the list that the person may open. */
const ajoutsSiret = ['documents', 'notifications'] as const;
export const populateSiretSchema = z.enum(ajoutsSiret);

const { identifiant, description, identite, createdBy } = demandeSiretHeadSchema.shape;

const demandeSiretItemSchema = z
  .object({
    ...demandeSiretHeadSchema.shape,
    identifiant: identifiant.partial(),
    description: description.partial(),
    identite: identite.partial(),
    createdBy: createdBy.partial(),
    documents: demandeSiretSchema.shape.documents,
    notifications: demandeSiretSchema.shape.notifications,
  })
  .partial()
  .required({ id: true });

export type DemandeSiretItem = DemandeSiretHead &
  Partial<Pick<DemandeSiretView, 'documents' | 'notifications'>>;

/** A row of the list; the type describes a whole row, and `fields` may limit what a row really holds. */
export const demandeSiretListedSchema = demandeSiretItemSchema as unknown as z.ZodType<DemandeSiretItem>;

export const champsSiret = [
  ...Object.keys(demandeSiretHeadSchema.shape),
  ...(['identifiant', 'description', 'identite', 'createdBy'] as const).flatMap((group) =>
    Object.keys(demandeSiretHeadSchema.shape[group].shape).map((name) => `${group}.${name}`),
  ),
] as [string, ...string[]];
