// The shapes of the files of an association (§3 documents).
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
  /** For a RIB, the IBAN of the bank account that the document shows; null otherwise. */
  iban: z.string().nullable(),
  origine: z.enum(origines),
  etat: z.enum(['courant', 'remplace']),
  /** The last day on which the document is valid, « YYYY-MM-DD »; null when it has no limit. */
  expire_le: z.iso.date().nullable(),
  etat_analyse: z.enum(nomsEtats),
  lib_etat_analyse: z.string(),
  date_chargement: z.iso.datetime(),
  /** The size is in bytes. */
  taille: z.int(),
  mime: z.string(),
  /** The address at which the file is served, below /api. */
  url: z.string(),
  version: z.int(),
});
export type DocumentView = z.infer<typeof documentSchema>;

/** A use of a document, by a dossier, a report or a request to which it is attached or with which it was sent. */
export const usageSchema = z.object({
  reference: z.string(),
  lien: z.string().nullable(),
  joint_le: z.iso.datetime().nullable(),
  transmis_le: z.iso.datetime().nullable(),
  est_joint: z.boolean(),
});
export type UsageView = z.infer<typeof usageSchema>;

/** A document of an association, with the versions it replaced (the latest first) and where it is used. */
export const coffreDocumentSchema = documentSchema.extend({
  versions: z.array(documentSchema.extend({ usages: z.array(usageSchema) })),
  usages: z.array(usageSchema),
});
export type CoffreDocument = z.infer<typeof coffreDocumentSchema>;

/** Tells whether the registers were read for this association; `absent` means that no register is configured. */
export const registreLuSchema = z.object({
  etat: z.enum(['absent', 'en_cours', 'lu', 'inaccessible']),
  lu_le: z.iso.datetime().nullable(),
  /** True when the data are invented for a demonstration. */
  invente: z.boolean(),
});
export type RegistreLu = z.infer<typeof registreLuSchema>;

export const analyseSchema = documentSchema.pick({
  uuid: true,
  etat_analyse: true,
  lib_etat_analyse: true,
  version: true,
});
export type AnalyseView = z.infer<typeof analyseSchema>;

/** A place on a page, as a part of its width or height from its top left corner. */
const part = z.number();

/** A page as the server draws it: an image, and the words over it that may be selected. */
export const pageDessineeSchema = z.object({
  page: z.int(),
  /** The number of pages of the whole file. */
  pages: z.int(),
  /** The page as a JPEG, in a « data: » address. */
  image: z.string(),
  /** The size is in pixels. */
  largeur: z.int(),
  hauteur: z.int(),
  /** The words of each line, from top to bottom; a scan or a photo has none. */
  lignes: z.array(z.array(z.object({ texte: z.string(), x: part, y: part, largeur: part, hauteur: part }))),
});
export type PageDessineeView = z.infer<typeof pageDessineeSchema>;
