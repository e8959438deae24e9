// The shapes of a financial report: the reports that a dossier owes, the report's head, and its projects as planned
// and as realised (§3 Financial report).
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
import { valeurFormulaire } from '../kernel/formulaire.ts';
import type { AjoutCrf } from './crf-ajouts.ts';

export const crfProjetSchema = z.object({
  id: z.string(),
  id_projet: z.string(),
  numero_projet: z.int(),
  /** The project as it was granted. */
  prevu: valeurFormulaire<ProjetPrevu>('projet'),
  corps: valeurFormulaire<Draft<typeof crfProjetFields>>('crf_projet'),
  /** The amounts granted to this project for this exercise, used, and left, in euros. */
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
  /** What happened, in French, in the past tense. */
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
    /** The sentence that tells who acts next. */
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
  corps: valeurFormulaire<Draft<typeof crfFields>>('crf'),
  campagne: campagneSchema,
  indicateurs: z.string(),
  /** The expected pieces, each with the documents that could be attached. */
  pieces: z.array(pieceSchema),
  projets: z.array(crfProjetSchema),
  /** The people who may sign. */
  choix: z.array(choixPersonneSchema),
  etapes: z.array(z.object({ ...etapeSchema.shape, id: z.enum(etapesCrf) })),
  /** The problems that prevent the transmission; the server computes them. */
  blockers: z.array(problemSchema),
  /** What the service asked to correct; null unless the report is sent back. */
  motif: z.string().nullable(),
  /** True when the service sent the report back, and nothing was changed in it since. */
  isInchange: z.boolean(),
  transmis_le: z.string().nullable(),
  recu_le: z.string().nullable(),
  updatedBy: z.object({ id: z.string(), identifiant: z.string(), type: z.enum(['association', 'rds']) }),
  cree_le: z.string(),
  modifie_le: z.string(),
  /** The decisions that the service may take now; empty for everybody else. */
  decisions: z.array(z.enum(actionsServiceCrf)),
  historique: z.array(evenementCrfSchema),
  version: versionSchema,
  rights: rightsSchema,
});
export type CrfView = z.infer<typeof crfSchema>;

/** A report as a call returns it: always its head, and the other parts only when `populate` asks for them. */
export const crfLuSchema = crfSchema.partial({ projets: true, pieces: true, historique: true });
export type CrfLu = z.infer<typeof crfLuSchema>;

export const ajoutChamps = {
  projets: 'projets',
  documents: 'pieces',
  historique: 'historique',
} as const satisfies Record<AjoutCrf, keyof CrfLu>;

/** The reports that a dossier owes, one for each exercise. */
export const crfsSchema = z.object({
  dossier: z.object({ id_fo: z.string(), id_siret: z.string(), titre: z.string() }),
  crfs: z.array(crfResumeSchema),
  /** True when the person may begin the missing reports. */
  canBegin: z.boolean(),
});
export type CrfsView = z.infer<typeof crfsSchema>;

/** A report that is still owed, in the list of those of all the dossiers of a person. */
export const crfAttenduSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  association: z.string(),
  /** The name of the dossier in lists. */
  nom: z.string(),
  ...crfResumeSchema.shape,
});
export type CrfAttendu = z.infer<typeof crfAttenduSchema>;
