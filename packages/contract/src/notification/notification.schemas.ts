// A row of the inbox (§3 Notification kinds).
import { z } from 'zod';
import { listOf, pageOf, pageQuery } from '../kernel/common.schemas.ts';

export const notificationSchema = z.object({
  id: z.uuid(),
  /** 1 to 8, see `type`. */
  kind: z.int().min(1).max(8),
  /** The French name of the kind: « état du dossier », « message »… */
  type: z.string(),
  /** One sentence, ready to be read. */
  sentence: z.string(),
  objet: z.object({ type: z.string(), id: z.string(), libelle: z.string() }),
  /** Path of the object's page, below /client. */
  lien: z.string().nullable(),
  le: z.iso.datetime(),
  lue: z.boolean(),
  /** What became of the e-mail that copies it; null when there was none. */
  courriel: z.enum(['en-cours', 'remis', 'non-remis']).nullable(),
});
export type NotificationView = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = z.object({
  kinds: listOf(z.coerce.number().int().min(1).max(8)),
  lue: z.enum(['true', 'false']).optional(),
  ...pageQuery,
});

/** Unread first, then the latest first. */
export const notificationPageSchema = pageOf(notificationSchema).extend({ nonLues: z.int() });

/** One of the eight kinds, and whether an e-mail copies it: the inbox has them all. */
const preferenceSchema = z.object({
  kind: z.int().min(1).max(8),
  type: z.string(),
  courriel: z.boolean(),
});
export const preferencesSchema = z.object({ preferences: z.array(preferenceSchema) });

/** Those that are named change; the others stay. */
export const preferencesBodySchema = z.strictObject({
  preferences: z
    .array(z.strictObject({ kind: z.int().min(1).max(8), courriel: z.boolean() }))
    .min(1)
    .max(8),
});

/** The ids that were read, or all. */
export const notificationsLuesBodySchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ toutes: z.literal(true) }),
]);
