// The shape of a content that administrators write: a question, a link or a template (§3 questions, urls,
// documentsModeles).
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

/** The fields as they were written, beside what the server adds. */
export const contenuSchema = <F extends Fields>(_fields: F, formulaire: string) =>
  z.object({ id: z.uuid(), valeur: valeurFormulaire<Draft<F>>(formulaire), version: versionSchema });

export const contenuListSchema = <F extends Fields>(fields: F, formulaire: string) =>
  pageSchema(contenuSchema(fields, formulaire));

export const contenuQuerySchema = roleQuerySchema.extend({
  /** « oui » also lists the contents that are not published, for people who write them. */
  toutes: z.enum(['oui']).optional(),
  ...pageQuery,
});
