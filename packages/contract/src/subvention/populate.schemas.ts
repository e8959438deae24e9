// A caller chooses here which parts come with a dossier and which fields of its projects (§7, C074; decisions, Paths
// and calls).
import { z } from 'zod';
import { crfResumeSchema } from '../dossier/crf-resume.schemas.ts';
import { messageSchema } from '../dossier/dossier.schemas.ts';
import { populateDossier } from '../dossier/populate.schemas.ts';
import { listOf } from '../kernel/common.schemas.ts';
import { notificationSchema } from '../notification/notification.schemas.ts';
import { champDuCorpsSchema } from './projet-champs.ts';
import { subventionSchema } from './subvention.schemas.ts';

export const populateQuery = {
  /** Projects, documents and the association's values come with every dossier, so asking for them adds nothing. */
  populate: populateDossier,
  projectFields: listOf(champDuCorpsSchema),
};

/** Each part is absent unless `populate` asked for it. */
export const ajoutsSchema = z.object({
  messages: z.array(messageSchema).optional(),
  notifications: z.array(notificationSchema).optional(),
  /** This is the present campaign, which may be a later version than that of the dossier. */
  subvention: subventionSchema.nullable().optional(),
  service: z.array(z.object({ id: z.string(), nom: z.string(), code: z.string() })).optional(),
  /** A granted subvention has one report for each exercise, begun or not. */
  crfs: z.array(crfResumeSchema).optional(),
});
export type AjoutsDossier = z.infer<typeof ajoutsSchema>;
