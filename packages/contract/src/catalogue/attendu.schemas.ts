// The library of what campaigns ask: questions and documents written once (§3 champs_attendus, documents_attendus).
import type { ChampPersonnaliseSaisi } from '@asso/domain/catalogue/champ-personnalise.fields';
import type { PieceAttendueSaisie } from '@asso/domain/catalogue/piece-attendue.fields';
import { askSchema } from '@asso/domain/kernel/custom-fields';
import { z } from 'zod';
import { pageQuery, rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';

/** As it is typed; domain's schema guards what comes in. */
const saisie = <F extends object>() => z.custom<F>((value) => typeof value === 'object' && value !== null);

const commun = {
  id: z.uuid(),
  code: z.string(),
  label: z.string(),
  asks: z.array(askSchema),
  /** Null: common to all territories. */
  territoire: z.string().nullable(),
  version: versionSchema,
  rights: rightsSchema,
};

export const champAttenduSchema = z.object({
  ...commun,
  /** Where it stands: « dossier-bloc », « custom-bloc ». */
  part: z.string(),
  type: z.string(),
  valeur: saisie<ChampPersonnaliseSaisi>(),
});
export type ChampAttenduView = z.infer<typeof champAttenduSchema>;

export const documentAttenduSchema = z.object({
  ...commun,
  nature: z.string(),
  valeur: saisie<PieceAttendueSaisie>(),
});
export type DocumentAttenduView = z.infer<typeof documentAttenduSchema>;

export const attendusQuerySchema = z.object({
  ...roleQuerySchema.shape,
  q: z.string().max(100).optional(),
  ...pageQuery,
});

/** The fields of one, by their names; unknown names are refused by name. */
export const attenduBodySchema = z.record(z.string().max(60), z.unknown());
