// A caller chooses here which parts come with a dossier and which fields of its projects (§7, C074; decisions, Paths
// and calls).
import { z } from 'zod';
import { ajoutsCommuns } from '../dossier/ajouts-communs.schemas.ts';
import { populateDossier } from '../dossier/populate.schemas.ts';
import { listSchema } from '../kernel/common.schemas.ts';
import { corpsChampSchema } from './projet-champs.ts';
import { subventionSchema } from './subvention.schemas.ts';

export const populateQuery = {
  /** Projects, documents and the association's values come with every dossier, so asking for them adds nothing. */
  populate: populateDossier,
  projectFields: listSchema(corpsChampSchema),
};

const { messages, notifications, service, crfs } = ajoutsCommuns;

/** The parts that a subvention dossier may add to its reply; each is absent unless `populate` asked for it. */
export const ajoutsSchema = z.object({
  messages,
  notifications,
  /** The present campaign, which may be a later version than that of the dossier. */
  subvention: subventionSchema.nullable().optional(),
  service,
  crfs,
});
export type AjoutsDossier = z.infer<typeof ajoutsSchema>;
