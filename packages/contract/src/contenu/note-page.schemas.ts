// The shape of a note, shown above the content of some pages (§2 Layouts).
import { noteKinds } from '@asso/domain/contenu/note-page.rules';
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';

const instant = z.iso.datetime({ offset: true });

/** The part of a note that an administrator writes. */
export const noteBodySchema = z.strictObject({
  titre: z.string().trim().min(1).max(120),
  texte: z.string().trim().max(400),
  kind: z.enum(noteKinds),
  /** The pages, named as in the specification (`/dossiers`); `*` stands for all. */
  routes: z.array(z.string().max(120)).min(1).max(50),
  /** The instants between which the note is shown; null means at once or for ever. */
  debut: instant.nullable(),
  fin: instant.nullable(),
});

export const notePageSchema = z.object({
  ...noteBodySchema.shape,
  id: z.uuid(),
  /** The version of the note; a new one is shown again to people who had hidden the note. */
  version: versionSchema,
  /** True when the reader hid this version. */
  masquee: z.boolean(),
});
export type NotePage = z.infer<typeof notePageSchema>;

export const noteListSchema = pageSchema(notePageSchema);

export const noteQuerySchema = roleQuerySchema.extend({
  /** Keeps the notes of this page and those of all pages. */
  route: z.string().max(120).optional(),
  /** « oui » also lists the notes that are not shown today, for people who write notes. */
  toutes: z.enum(['oui']).optional(),
  ...pageQuery,
});

/** The version that the reader hides; the limit is the largest that the database can store. */
export const noteMasqueeBodySchema = z.strictObject({ version: versionSchema.max(2_147_483_647) });
