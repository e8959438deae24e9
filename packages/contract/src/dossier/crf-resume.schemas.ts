// A financial report as its dossier lists it: exercise, state and deadline (§3 Financial report, §4 CRF states).
import { type EtatCrf, ordreEtatsCrf } from '@asso/domain/dossier/etats-crf.rows';
import { z } from 'zod';

export const etatCrfSchema = z.literal(ordreEtatsCrf as [EtatCrf, ...EtatCrf[]]);

export const crfResumeSchema = z.object({
  /** Null until somebody begins the report. */
  id: z.string().nullable(),
  exercice: z.int(),
  id_etat: etatCrfSchema,
  lib_etat: z.string(),
  /** The sentence that tells who acts next. */
  phrase: z.string(),
  echeance: z.string(),
  isEnRetard: z.boolean(),
  montant_realise: z.number().nullable(),
  cree_le: z.iso.datetime().nullable(),
  transmis_le: z.iso.datetime().nullable(),
  recu_le: z.iso.datetime().nullable(),
});
export type CrfResume = z.infer<typeof crfResumeSchema>;
