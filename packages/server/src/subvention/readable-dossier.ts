import { sayProblem } from '@asso/contract/subvention/say-problem';
import type { Actor } from '@asso/domain/compte/actor';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { readAllowed } from '../dossier/dossier-access.ts';
import type { Platform } from '../platform/platform.ts';
import type { ViewDeps } from './dossier-subvention-view.ts';
import { loadDossier } from './load-dossier.ts';

export const viewFor = (actor: Actor, now: Date): ViewDeps => ({
  viewer: { actor, currentYear: currentExercice(now) },
  now,
  say: sayProblem,
});

/** Gives a grant dossier as this person may read it, with everything its views are made of. */
export function readableDossier({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const view = (actor: Actor): ViewDeps => viewFor(actor, clock.now());
  const load = async (actor: Actor, key: string) => {
    const found = await readAllowed(db, { actor, key, genre: 'subvention' });
    return found.ok ? { ok: true as const, value: await loadDossier(db, found.value, actor) } : found;
  };
  return { view, load };
}
