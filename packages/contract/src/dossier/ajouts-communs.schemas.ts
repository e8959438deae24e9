// A caller may ask for these parts beside a dossier of any kind (§7, C074; decisions, Paths and calls).
import { z } from 'zod';
import { notificationSchema } from '../notification/notification.schemas.ts';
import { crfResumeSchema } from './crf-resume.schemas.ts';
import { messageSchema } from './dossier.schemas.ts';

/** The parts that every kind of dossier may add to its reply; each is absent unless `populate` asked for it. */
export const ajoutsCommuns = {
  messages: z.array(messageSchema).optional(),
  notifications: z.array(notificationSchema).optional(),
  service: z.array(z.object({ id: z.string(), nom: z.string(), code: z.string() })).optional(),
  /** A granted subvention has one report for each exercise, begun or not. */
  crfs: z.array(crfResumeSchema).optional(),
};

const ajoutsCommunsSchema = z.object(ajoutsCommuns);
export type AjoutsCommuns = z.infer<typeof ajoutsCommunsSchema>;
