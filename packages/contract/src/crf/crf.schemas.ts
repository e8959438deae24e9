// Shapes of a financial report: what a dossier owes, its head, its projects planned beside realised (§3 Financial report).
import type { crfFields } from '@asso/domain/crf/crf.fields';
import { actionsServiceCrf } from '@asso/domain/crf/crf.states';
import { etapesCrf } from '@asso/domain/crf/crf.steps';
import type { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import type { ProjetPrevu } from '@asso/domain/crf/reprise.rules';
import type { Draft } from '@asso/domain/kernel/fields';
import { campagneSchema } from '@asso/domain/subvention/campagne.rules';
import { z } from 'zod';
import { crfResumeSchema, etatCrfSchema } from '../dossier/crf-resume.schemas.ts';
import { etapeSchema } from '../dossier/dossier.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurDe } from '../kernel/formulaire.ts';
import { choixPersonneSchema, pieceSchema } from '../subvention/subvention.schemas.ts';

export const crfProjetSchema = z.object({
  id: z.string(),
  id_projet: z.string(),
  numero_projet: z.int(),
  /** As it was granted; never changes. */
  prevu: valeurDe<ProjetPrevu>('projet'),
  corps: valeurDe<Draft<typeof crfProjetFields>>('crf_projet'),
  /** Granted to this project for this exercise, used of it, and what is left. */
  montant_accorde: z.number(),
  montant_realise: z.number(),
  reste: z.number(),
  version: versionSchema,
  rights: rightsSchema,
  blockers: z.array(problemSchema),
});
export type CrfProjetView = z.infer<typeof crfProjetSchema>;

const evenementCrfSchema = z.object({
  id: z.string(),
  le: z.string(),
  /** Past tense, French. */
  fait: z.string(),
  par: z.string(),
  cote: z.enum(['association', 'service', 'portail']),
  motif: z.string().nullable(),
});

export const crfSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  description: z.object({
    id_etat: etatCrfSchema,
    lib_etat: z.string(),
    /** Who acts next. */
    phrase: z.string(),
    exercice: z.int(),
    montant_accorde: z.number(),
    montant_realise: z.number(),
  }),
  echeance: z.string(),
  isEnRetard: z.boolean(),
  /** As it was opened: begun now from the request, or found as it was left. */
  ouverture: z.enum(['CLONED', 'FETCHED']),
  dossier: z.object({
    id_siret: z.string(),
    nom: z.string(),
    titre: z.string(),
    services: z.array(z.object({ id: z.string(), nom: z.string() })),
    exercices: z.array(z.int()),
  }),
  corps: valeurDe<Draft<typeof crfFields>>('crf'),
  campagne: campagneSchema,
  indicateurs: z.string(),
  /** The pieces that are expected, with what could be joined. */
  pieces: z.array(pieceSchema),
  projets: z.array(crfProjetSchema),
  /** Who may sign. */
  choix: z.array(choixPersonneSchema),
  etapes: z.array(z.object({ ...etapeSchema.shape, id: z.enum(etapesCrf) })),
  /** What keeps it from being sent: the server's own list. */
  blockers: z.array(problemSchema),
  /** What the service asked to correct; null unless it is sent back. */
  motif: z.string().nullable(),
  transmis_le: z.string().nullable(),
  recu_le: z.string().nullable(),
  updatedBy: z.object({ id: z.string(), identifiant: z.string(), type: z.enum(['association', 'rds']) }),
  cree_le: z.string(),
  modifie_le: z.string(),
  /** What this service may do with it now; empty for everybody else. */
  decisions: z.array(z.enum(actionsServiceCrf)),
  historique: z.array(evenementCrfSchema),
  version: versionSchema,
  rights: rightsSchema,
});
export type CrfView = z.infer<typeof crfSchema>;

/** As it is read: its head, and of the rest what was asked (populate). */
export const crfLuSchema = crfSchema.partial({ projets: true, pieces: true, historique: true });
export type CrfLu = z.infer<typeof crfLuSchema>;

/** What may be asked beside a report, and what it adds to it. */
export const ajoutsCrf = ['projets', 'documents', 'historique'] as const;
export type AjoutCrf = (typeof ajoutsCrf)[number];
export const champsDesAjouts = {
  projets: 'projets',
  documents: 'pieces',
  historique: 'historique',
} as const satisfies Record<AjoutCrf, keyof CrfLu>;

/** What a dossier owes, exercise by exercise. */
export const crfsSchema = z.object({
  dossier: z.object({ id_fo: z.string(), id_siret: z.string(), titre: z.string() }),
  crfs: z.array(crfResumeSchema),
  /** Whether this person may begin those that are not. */
  canBegin: z.boolean(),
});
export type CrfsView = z.infer<typeof crfsSchema>;

/** Across the dossiers of a person: what is still to be told. */
export const crfAttenduSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  association: z.string(),
  /** As its rows name the dossier. */
  nom: z.string(),
  ...crfResumeSchema.shape,
});
export type CrfAttendu = z.infer<typeof crfAttenduSchema>;
