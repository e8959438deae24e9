// Shapes of a SIRET request: its head for lists, its whole for its creator and administrators (§3 SIRET request).

import type { demandeSiretFields } from '@asso/domain/demande-siret/demande-siret.fields';
import { decisionsSiret, type EtatSiret, etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { etapesSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import type { Draft } from '@asso/domain/kernel/fields';
import { z } from 'zod';
import { etapeSchema } from '../dossier/dossier.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurDe } from '../kernel/formulaire.ts';
import { notificationSchema } from '../notification/notification.schemas.ts';
import { pieceSchema } from '../subvention/subvention.schemas.ts';

export const etatSiretSchema = z.enum(Object.keys(etatsSiret) as [EtatSiret, ...EtatSiret[]]);

/** What a member of the association sees of it: that it exists, and where it stands. */
export const demandeSiretHeadSchema = z.object({
  id: z.string(),
  identifiant: z.object({ id_fo_fonctionnel: z.string(), step: z.int() }),
  description: z.object({
    code_etat: etatSiretSchema,
    /** As people read it: AEM and INV are « transmis ». */
    lib_etat: z.string(),
    rang: z.number(),
    /** Who acts next. */
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

/** Where each shows what it did to it. */
const evenementSiretSchema = z.object({
  id: z.string(),
  le: z.string(),
  action: z.string(),
  /** Past tense, French. */
  fait: z.string(),
  par: z.string(),
  cote: z.enum(['association', 'service', 'portail']),
  motif: z.string().nullable(),
});

export const demandeSiretSchema = z.object({
  ...demandeSiretHeadSchema.shape,
  /** As it is stored: identifiant, identite, activites, coordonnees, documents, attestation. */
  demande: valeurDe<Draft<typeof demandeSiretFields>>('demande_siret'),
  attestation: z.boolean(),
  etapes: z.array(z.object({ ...etapeSchema.shape, id: z.enum(etapesSiret) })),
  /** What keeps it from being sent: the server's own list. */
  blockers: z.array(problemSchema),
  /** REC, STC and LDC, with the documents of the association that could be taken. */
  documents: z.array(pieceSchema),
  /** Each value as it was typed and as it goes, or went. */
  envoi: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      saisi: z.string(),
      transmis: z.string(),
      isChange: z.boolean(),
    }),
  ),
  /** Why it was rejected, refused or given back; of what is invalid, to administrators alone. */
  motif: z.string().nullable(),
  /** The SIRET service's own file, to administrators; null to the others. */
  etat_regent: z.enum(['RGEN', 'ENCT']).nullable(),
  /** What this administrator may decide now; empty for everybody else. */
  decisions: z.array(z.enum(decisionsSiret)),
  historique: z.array(evenementSiretSchema),
  notifications: z.array(notificationSchema),
});
export type DemandeSiretView = z.infer<typeof demandeSiretSchema>;

/** What `populate` adds to a row of the list, where this person may open it. */
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

/** The whole row, as it is typed, unless `fields` named what is wanted of it. */
export const demandeSiretListedSchema = demandeSiretItemSchema as unknown as z.ZodType<DemandeSiretItem>;

/** Dotted paths of a row of the list. */
export const champsSiret = [
  ...Object.keys(demandeSiretHeadSchema.shape),
  ...(['identifiant', 'description', 'identite', 'createdBy'] as const).flatMap((group) =>
    Object.keys(demandeSiretHeadSchema.shape[group].shape).map((name) => `${group}.${name}`),
  ),
] as [string, ...string[]];
