// What is sent of a file that comes from outside, and what is told of it (decisions, Systems outside).
import { resultatsImport } from '@asso/domain/referentiel/fichier-importe.words';
import { z } from 'zod';
import { pageQuery, roleQuerySchema } from '../kernel/common.schemas.ts';

/** Longest file a page takes, in characters. */
export const texteImportMax = 1_000_000;

type Genres = readonly [string, ...string[]];

export const importBody = <const G extends Genres>(genres: G) =>
  z.strictObject({
    genre: z.enum(genres),
    /** Its name, for the list of imports. */
    fichier: z.string().min(1).max(200),
    texte: z.string().max(texteImportMax),
    essai: z.boolean().default(false),
  });

/** The report, row by row: `numero` is the line of the file. */
export const rapportImportSchema = z.object({
  genre: z.string(),
  /** Nothing was kept: what it would do. */
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
  /** Null: the command. */
  par: z.string().nullable(),
  ajoutees: z.int(),
  modifiees: z.int(),
  inchangees: z.int(),
  rejetees: z.int(),
});
export type ImportFait = z.infer<typeof importFaitSchema>;

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
