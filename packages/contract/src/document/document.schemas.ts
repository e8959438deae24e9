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

/** What is known of the safety of a file. */
export const analyseSchema = documentSchema.pick({
  uuid: true,
  etat_analyse: true,
  lib_etat_analyse: true,
  version: true,
});
export type AnalyseView = z.infer<typeof analyseSchema>;
