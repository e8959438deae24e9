// A row of the inbox (§3 Notification kinds).
import { nomsRythmes } from '@asso/domain/notification/rythme.rows';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema } from '../kernel/common.schemas.ts';

export const notificationSchema = z.object({
  id: z.uuid(),
  /** The kind is a number from 1 to 8, which `type` names. */
  kind: z.int().min(1).max(8),
  /** The French name of the kind: « état du dossier », « message »… */
  type: z.string(),
  /** The sentence is ready to be displayed. */
  sentence: z.string(),
  objet: z.object({ type: z.string(), id: z.string(), libelle: z.string() }),
  /** The path of the object's page, below /client. */
  lien: z.string().nullable(),
  le: z.iso.datetime(),
  lue: z.boolean(),
  /** The state of the e-mail that copies the notification; null when there was none. */
  courriel: z.enum(['en-cours', 'remis', 'non-remis']).nullable(),
});
export type NotificationView = z.infer<typeof notificationSchema>;

export const notificationQuerySchema = z.object({
  kinds: listSchema(z.coerce.number().int().min(1).max(8)),
  lue: z.enum(['true', 'false']).optional(),
  ...pageQuery,
});

/** Unread notifications come first, then the latest ones. */
export const notificationPageSchema = pageSchema(notificationSchema).extend({ nonLues: z.int() });

const rythmeSchema = z.enum(nomsRythmes);

/** Each of the eight kinds may be copied by e-mail, at once or once a day; the inbox always has them all. */
const preferenceSchema = z.object({
  kind: z.int().min(1).max(8),
  type: z.string(),
  rythme: rythmeSchema,
});
export const preferencesSchema = z.object({ preferences: z.array(preferenceSchema) });

/** Only the preferences that are named change. */
export const preferencesBodySchema = z.strictObject({
  preferences: z
    .array(z.strictObject({ kind: z.int().min(1).max(8), rythme: rythmeSchema }))
    .min(1)
    .max(8),
});

/** The notifications to mark as read, or all of them. */
export const notificationsLuesBodySchema = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ toutes: z.literal(true) }),
]);
