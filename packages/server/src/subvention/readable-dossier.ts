import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { isCorrige, pointsSuivis } from '@asso/domain/subvention/points-a-corriger.rules';
import { readAllowed } from '../dossier/dossier-access.ts';
import { makePhoto } from '../dossier/renvoi/photo.ts';
import { renvoisSuivis } from '../dossier/renvoi/renvois-suivis.ts';
import type { Db } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { dossierSubventionView, type ViewDeps } from './dossier-subvention-view.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';

export const viewFor = (actor: Actor, now: Date): ViewDeps => ({
  viewer: { actor, currentYear: currentExercice(now) },
  now,
  say: sayProblem,
});

/** Gives a subvention dossier with all that its pages show this person. */
export const readSubvention = async (
  db: Db,
  loaded: Loaded,
  { actor, now }: { actor: Actor; now: Date },
): Promise<DossierSubventionView> =>
  dossierSubventionView(loaded, {
    ...viewFor(actor, now),
    renvois: await renvoisSuivis(
      db,
      { row: loaded.row, present: makePhoto(loaded.row, loaded.projets, loaded.pieces) },
      { actor, isCorrige, pointsSuivis },
    ),
    equipe: loaded.equipe,
  });

/**
 * Returns two functions: `load` reads a subvention dossier if this person may read it, `view` gives what its views need
 * to know of this person.
 */
export function readableDossier({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const view = (actor: Actor): ViewDeps => viewFor(actor, clock.now());
  const load = async (actor: Actor, key: string) => {
    const found = await readAllowed(db, { actor, key, genre: 'subvention' });
    return found.ok ? { ok: true as const, value: await loadDossier(db, found.value, actor) } : found;
  };
  return { view, load };
}
