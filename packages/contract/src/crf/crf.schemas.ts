// These are the shapes of a financial report: what a dossier owes, the report's head, and its projects as planned and
// as realised (§3 Financial report).
import type { crfFields } from '@asso/domain/crf/crf.fields';
import { actionsServiceCrf } from '@asso/domain/crf/crf.states';
import { etapesCrf } from '@asso/domain/crf/crf.steps';
import type { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import type { ProjetPrevu } from '@asso/domain/crf/reprise.rules';
import type { Draft } from '@asso/domain/kernel/fields';
import { campagneSchema } from '@asso/domain/subvention/campagne.schema';
import { z } from 'zod';
import { crfResumeSchema, etatCrfSchema } from '../dossier/crf-resume.schemas.ts';
import { etapeSchema } from '../dossier/dossier.schemas.ts';
import { choixPersonneSchema, pieceSchema } from '../dossier/preparation.schemas.ts';
import { problemSchema, rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurOf } from '../kernel/formulaire.ts';
import type { AjoutCrf } from './crf-ajouts.ts';

export const crfProjetSchema = z.object({
  id: z.string(),
  id_projet: z.string(),
  numero_projet: z.int(),
  /** This is the project as it was granted; it never changes. */
  prevu: valeurOf<ProjetPrevu>('projet'),
  corps: valeurOf<Draft<typeof crfProjetFields>>('crf_projet'),
  /** These are the amount granted to this project for this exercise, the amount used, and the rest. */
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
  /** The event is told in French, in the past tense. */
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
    /** This sentence tells who acts next. */
    phrase: z.string(),
    exercice: z.int(),
    montant_accorde: z.number(),
    montant_realise: z.number(),
  }),
  echeance: z.string(),
  isEnRetard: z.boolean(),
  /** `CLONED` when this call begins the report from the request, `FETCHED` when the report already existed. */
  ouverture: z.enum(['CLONED', 'FETCHED']),
  dossier: z.object({
    id_siret: z.string(),
    nom: z.string(),
    titre: z.string(),
    services: z.array(z.object({ id: z.string(), nom: z.string() })),
    exercices: z.array(z.int()),
  }),
  corps: valeurOf<Draft<typeof crfFields>>('crf'),
  campagne: campagneSchema,
  indicateurs: z.string(),
  /** These pieces are expected, each with the documents that could be attached. */
  pieces: z.array(pieceSchema),
  projets: z.array(crfProjetSchema),
  /** These people may sign. */
  choix: z.array(choixPersonneSchema),
  etapes: z.array(z.object({ ...etapeSchema.shape, id: z.enum(etapesCrf) })),
  /** These problems prevent the transmission; the server computes them. */
  blockers: z.array(problemSchema),
  /** This is what the service asked to correct; it is null unless the report is sent back. */
  motif: z.string().nullable(),
  transmis_le: z.string().nullable(),
  recu_le: z.string().nullable(),
  updatedBy: z.object({ id: z.string(), identifiant: z.string(), type: z.enum(['association', 'rds']) }),
  cree_le: z.string(),
  modifie_le: z.string(),
  /** The service may take these decisions now; the list is empty for everybody else. */
  decisions: z.array(z.enum(actionsServiceCrf)),
  historique: z.array(evenementCrfSchema),
  version: versionSchema,
  rights: rightsSchema,
});
export type CrfView = z.infer<typeof crfSchema>;

/** A reply holds the report's head, and the other parts only when `populate` asks for them. */
export const crfLuSchema = crfSchema.partial({ projets: true, pieces: true, historique: true });
export type CrfLu = z.infer<typeof crfLuSchema>;

export const champsDesAjouts = {
  projets: 'projets',
  documents: 'pieces',
  historique: 'historique',
} as const satisfies Record<AjoutCrf, keyof CrfLu>;

/** This lists the reports that a dossier owes, one for each exercise. */
export const crfsSchema = z.object({
  dossier: z.object({ id_fo: z.string(), id_siret: z.string(), titre: z.string() }),
  crfs: z.array(crfResumeSchema),
  /** True when the person may begin the missing reports. */
  canBegin: z.boolean(),
});
export type CrfsView = z.infer<typeof crfsSchema>;

/** This is a report that is still owed, among all the dossiers of a person. */
export const crfAttenduSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  association: z.string(),
  /** This is the name of the dossier in lists. */
  nom: z.string(),
  ...crfResumeSchema.shape,
});
export type CrfAttendu = z.infer<typeof crfAttenduSchema>;
