// A file of the vault as the API says it (§3 documents).
import { etatsAnalyse, origines } from '@asso/domain/document/document.rules';
import { z } from 'zod';

const nomsEtats = Object.keys(etatsAnalyse) as [keyof typeof etatsAnalyse, ...(keyof typeof etatsAnalyse)[]];

export const documentSchema = z.object({
  uuid: z.uuid(),
  nom: z.string(),
  type: z.string(),
  lib_type: z.string(),
  commentaire: z.string().nullable(),
  annee_validite: z.int().nullable(),
  id_siret: z.string().nullable(),
  /** Of the bank detail it shows, for a RIB. */
  iban: z.string().nullable(),
  origine: z.enum(origines),
  etat: z.enum(['courant', 'remplace']),
  /** The last day it is worth something, « YYYY-MM-DD »; null when it has none. */
  expire_le: z.iso.date().nullable(),
  etat_analyse: z.enum(nomsEtats),
  lib_etat_analyse: z.string(),
  date_chargement: z.iso.datetime(),
  /** Bytes. */
  taille: z.int(),
  mime: z.string(),
  /** The file itself, below /api. */
  url: z.string(),
  version: z.int(),
});
export type DocumentView = z.infer<typeof documentSchema>;

/** A file that joins a document, or was sent with it. */
export const usageSchema = z.object({
  reference: z.string(),
  lien: z.string().nullable(),
  joint_le: z.iso.datetime().nullable(),
  transmis_le: z.iso.datetime().nullable(),
  est_joint: z.boolean(),
});
export type UsageView = z.infer<typeof usageSchema>;

/** A document of a vault, with what it replaced, latest first, and where it is used. */
export const documentDuCoffreSchema = documentSchema.extend({
  versions: z.array(documentSchema.extend({ usages: z.array(usageSchema) })),
  usages: z.array(usageSchema),
});
export type DocumentDuCoffre = z.infer<typeof documentDuCoffreSchema>;

/** What the registers were asked of this association: `absent` where none is there to be asked. */
export const registreLuSchema = z.object({
  etat: z.enum(['absent', 'en_cours', 'lu', 'inaccessible']),
  lu_le: z.iso.datetime().nullable(),
  /** What arrives is made up, for a demonstration. */
  invente: z.boolean(),
});
export type RegistreLu = z.infer<typeof registreLuSchema>;

/** What is known of the safety of a file. */
export const analyseSchema = documentSchema.pick({
  uuid: true,
  etat_analyse: true,
  lib_etat_analyse: true,
  version: true,
});
export type AnalyseView = z.infer<typeof analyseSchema>;
