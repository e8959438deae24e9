// A note above the content of some pages (§2 Layouts).
import { noteKinds } from '@asso/domain/contenu/note-page.rules';
import { z } from 'zod';
import { pageOf, pageQuery, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';

const instant = z.iso.datetime({ offset: true });

/** What an administrator writes. */
export const noteBodySchema = z.strictObject({
  titre: z.string().trim().min(1).max(120),
  texte: z.string().trim().max(400),
  kind: z.enum(noteKinds),
  /** Pages as the specification writes them (`/dossiers`), or `*` for all. */
  routes: z.array(z.string().max(120)).min(1).max(50),
  /** Shown from, and until; null: at once, for ever. */
  debut: instant.nullable(),
  fin: instant.nullable(),
});

export const notePageSchema = z.object({
  ...noteBodySchema.shape,
  id: z.uuid(),
  /** Each change makes another version, shown again to who had put the note away. */
  version: versionSchema,
  /** Put away by who asks, in this version. */
  masquee: z.boolean(),
});
export type NotePage = z.infer<typeof notePageSchema>;

export const noteListSchema = pageOf(notePageSchema);

export const noteQuerySchema = roleQuerySchema.extend({
  /** Those of one page, and of all. */
  route: z.string().max(120).optional(),
  /** Those of other days too: for who writes them. */
  toutes: z.enum(['oui']).optional(),
  ...pageQuery,
});

/** One that the database can hold. */
export const noteMasqueeBodySchema = z.strictObject({ version: versionSchema.max(2_147_483_647) });
