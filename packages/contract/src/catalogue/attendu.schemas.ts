// The shapes of the library of questions and documents that campaigns ask for, each written once (§3 champs_attendus,
// documents_attendus).
import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import type { PieceAttendueSaisie } from '@asso/domain/catalogue/piece-attendue.fields';
import { askSchema } from '@asso/domain/kernel/custom-fields';
import { z } from 'zod';
import { pageQuery, rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

const commun = {
  id: z.uuid(),
  code: z.string(),
  label: z.string(),
  asks: z.array(askSchema),
  /** Null when the entry is common to all territories. */
  territoire: z.string().nullable(),
  version: versionSchema,
  rights: rightsSchema,
};

export const champAttenduSchema = z.object({
  ...commun,
  /** Where the question appears: « dossier-bloc » or « custom-bloc ». */
  part: z.string(),
  type: z.string(),
  valeur: valeurFormulaire<ChampPersonnaliseSaisi>('champ_attendu'),
});
export type ChampAttenduView = z.infer<typeof champAttenduSchema>;

export const documentAttenduSchema = z.object({
  ...commun,
  nature: z.string(),
  valeur: valeurFormulaire<PieceAttendueSaisie>('document_attendu'),
});
export type DocumentAttenduView = z.infer<typeof documentAttenduSchema>;

export const attendusQuerySchema = z.object({
  ...roleQuerySchema.shape,
  q: z.string().max(100).optional(),
  ...pageQuery,
});
