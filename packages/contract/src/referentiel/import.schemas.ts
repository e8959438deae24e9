// The body and the report of an import of an outside file.
import { texteImportMax } from '@asso/domain/referentiel/fichier-importe.rules';
import { resultatsImport } from '@asso/domain/referentiel/fichier-importe.words';
import { z } from 'zod';
import { pageQuery, roleQuerySchema } from '../kernel/common.schemas.ts';

type Genres = readonly [string, ...string[]];

export const importBody = <const G extends Genres>(genres: G) =>
  z.strictObject({
    genre: z.enum(genres),
    /** The list of imports shows this name of the file. */
    fichier: z.string().min(1).max(200),
    texte: z.string().max(texteImportMax),
    essai: z.boolean().default(false),
  });

/** The report has one row for each line of the file; `numero` is the number of the line. */
export const rapportImportSchema = z.object({
  genre: z.string(),
  /** True when nothing was saved and the report only tells what the import would do. */
  essai: z.boolean(),
  bilan: z.object({
    lignes: z.int(),
    ajoutee: z.int(),
    modifiee: z.int(),
    inchangee: z.int(),
    rejetee: z.int(),
  }),
  lignes: z.array(
    z.object({
      numero: z.int(),
      cle: z.string(),
      resultat: z.enum(resultatsImport),
      champ: z.string().nullable(),
      motif: z.string().nullable(),
    }),
  ),
});
export type RapportImport = z.infer<typeof rapportImportSchema>;

const importFaitSchema = z.object({
  id: z.string(),
  genre: z.string(),
  fichier: z.string(),
  le: z.string(),
  /** Null when the import was run from the command line. */
  par: z.string().nullable(),
  ajoutees: z.int(),
  modifiees: z.int(),
  inchangees: z.int(),
  rejetees: z.int(),
});

export const importsFaitsSchema = z.object({
  items: z.array(importFaitSchema),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type ImportsFaits = z.infer<typeof importsFaitsSchema>;
export const importsFaitsQuery = z.object({ ...roleQuerySchema.shape, ...pageQuery });

export const importRefusals = [
  'referentiel.import-fichier-sans-ligne',
  'referentiel.import-colonnes-manquantes',
  'referentiel.import-trop-de-lignes',
] as const;
