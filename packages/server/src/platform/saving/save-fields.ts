import { applyChanges, type Changes, changesBetween, readAt } from '@asso/domain/kernel/changes';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { type Hand, unwritableProblems } from '@asso/domain/kernel/writable';
import type { Refused } from '../http/handlers.ts';
import { inputProblems } from '../http/input-problems.ts';
import { normaliseChanges } from './normalise-changes.ts';

export type Saving<F extends Fields> = {
  fields: F;
  stored: Draft<F>;
  /** The version of `stored`, which a conflict sends back. */
  version: number;
  changes: Changes;
  hand: Hand;
  /** Paths that are read-only for this object, in addition to what the rows say. */
  locked?: readonly string[];
};

/** `isChanged` is false when everything already had these values, for instance when a save is sent again. */
export type Saved<F extends Fields> = { ok: true; value: Draft<F>; isChanged: boolean } | Refused;

/**
 * Applies one save of a form, whole or not at all. Unknown names and fields that this person may not write are
 * refused by name; fields that somebody else changed meanwhile come back as conflicts; texts take the form of their
 * row.
 */
export function saveFields<F extends Fields>(saving: Saving<F>): Saved<F> {
  const { fields, stored, hand } = saving;
  const unwritable = unwritableProblems(fields, saving.changes, { ...hand, stored });
  const said = new Set(unwritable.map(({ field }) => field));
  const locked = lockedProblems(stored, saving.changes, saving.locked ?? []);
  const [first, ...others] = [...unwritable, ...locked.filter(({ field }) => !said.has(field))];
  if (first) return { ok: false, problems: [first, ...others] };
  const changes = normaliseChanges(fields, hand.custom ?? {}, saving.changes);
  const merge = applyChanges<Draft<F>>(stored, changes);
  if (Object.keys(merge.conflicts).length > 0) {
    const problems = [{ code: 'kernel.conflit' }];
    return { ok: false, problems, conflicts: merge.conflicts, version: saving.version };
  }
  const parsed = draftSchema(fields, hand.custom).safeParse(merge.value);
  if (!parsed.success) return { ok: false, problems: inputProblems(parsed.error) };
  return {
    ok: true,
    value: merge.value,
    isChanged: Object.keys(changesBetween(stored, merge.value)).length > 0,
  };
}

/** Lists the changed paths, down to single fields, that are read-only for this object. */
const lockedProblems = (stored: object, changes: Changes, locked: readonly string[]): Problem[] =>
  Object.entries(changes)
    .flatMap(([path, { to }]) => Object.keys(changesBetween(readAt(stored, path), to, path)))
    .filter((path) => locked.some((lock) => path === lock || path.startsWith(`${lock}.`)))
    .map((path) => ({ code: 'kernel.champ-non-modifiable', field: path, params: { champ: path } }));
