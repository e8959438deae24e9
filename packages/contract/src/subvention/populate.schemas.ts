// What may be asked for beside a dossier, and which fields of its projects (§7, C074; decisions, Paths and calls).
import { z } from 'zod';
import { crfResumeSchema } from '../dossier/crf-resume.schemas.ts';
import { messageSchema } from '../dossier/dossier.schemas.ts';
import { populateDossier } from '../dossier/populate.schemas.ts';
import { listOf } from '../kernel/common.schemas.ts';
import { notificationSchema } from '../notification/notification.schemas.ts';
import { champDuCorpsSchema } from './projet-champs.ts';
import { subventionSchema } from './subvention.schemas.ts';

export const populateQuery = {
  /** Projects, documents and what the asks need of the association come with every dossier: asking for them adds nothing. */
  populate: populateDossier,
  projectFields: listOf(champDuCorpsSchema),
};

/** What `populate` adds to the reply; absent when it was not asked. */
export const ajoutsSchema = z.object({
  messages: z.array(messageSchema).optional(),
  notifications: z.array(notificationSchema).optional(),
  /** The present campaign, which may be a later version than the one the dossier was begun on. */
  subvention: subventionSchema.nullable().optional(),
  service: z.array(z.object({ id: z.string(), nom: z.string(), code: z.string() })).optional(),
  /** One an exercise once the subvention is granted, begun or not. */
  crfs: z.array(crfResumeSchema).optional(),
});
export type AjoutsDossier = z.infer<typeof ajoutsSchema>;
