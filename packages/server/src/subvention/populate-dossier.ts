import type { AjoutsDossier } from '@asso/contract/subvention/populate.schemas';
import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { type AjoutsAsked, ajoutsCommuns } from '../dossier/ajouts-communs.ts';
import type { Db } from '../platform/db/database.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import type { Loaded } from './load-dossier.ts';
import { findCurrentCampagne } from './subvention.sql.ts';
import { subventionViews } from './subvention-view.ts';

/** Reads the additions named in `populate` that are not already in the dossier, as this person may read them. */
export async function readAjouts(db: Db, { row }: Loaded, asked: AjoutsAsked): Promise<AjoutsDossier> {
  const common = await ajoutsCommuns(db, row, asked);
  if (!asked.populate.includes('subvention')) return common;
  const code = row.cle_unicite.split(':')[1] ?? '';
  const campagne = await findCurrentCampagne(db, code, asked.now);
  const [subvention] = await subventionViews(db, campagne ? [campagne] : [], asked.now);
  return { ...common, subvention: subvention ?? null };
}

/**
 * Reads the additions when the answer leaves out the dossier itself: its projects, documents and association are then
 * additions too.
 */
export async function readDossierAjouts(db: Db, loaded: Loaded, asked: AjoutsAsked): Promise<object> {
  const { actor, populate, now } = asked;
  const viewer = { actor, currentYear: currentExercice(now) };
  const { projets, pieces, association } = dossierSubventionView(loaded, { viewer, now, say: sayProblem });
  return {
    ...(populate.includes('projets') && { projets }),
    ...(populate.includes('documents') && { documents: pieces }),
    ...(populate.includes('association') && { association }),
    ...(await readAjouts(db, loaded, asked)),
  };
}

/** Keeps only these fields of each project's form. */
export const withProjectFields = (
  view: DossierSubventionView,
  fields: readonly string[],
): DossierSubventionView => ({
  ...view,
  projets: view.projets.map((one) => ({ ...one, corps: pickPaths(one.corps, fields) })),
});
