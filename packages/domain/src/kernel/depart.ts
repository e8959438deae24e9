// The journal tells together what the saves of one hour changed in a draft: each field goes from what the person found
// when they began to what they leave, whatever passed in between (ADR 0440).
import { applyChanges, readAt } from './changes.ts';

/** What a person found at each path that they have changed since; null where there was nothing. */
export type Depart = Readonly<Record<string, unknown>>;

/**
 * Adds the paths of one more save. A path keeps what was found there first, and so does everything under it: what is
 * written in a new line belongs to its addition.
 */
export function withDepart(known: Depart, avant: object, paths: readonly string[]): Depart {
  const found: Record<string, unknown> = { ...known };
  for (const path of paths) {
    if (!placesOf(path).some((place) => Object.hasOwn(found, place)))
      found[path] = readAt(avant, path) ?? null;
  }
  return found;
}

/** Returns the path itself and those that hold it, the widest first. */
const placesOf = (path: string): string[] => {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};

/** Returns the draft as this person found it, with what other people changed meanwhile. */
export const withDepartValues = <T extends object>(apres: T, depart: Depart): T =>
  Object.entries(depart)
    .toSorted(([one], [other]) => one.split('.').length - other.split('.').length)
    .reduce(
      (value, [path, to]) => applyChanges(value, { [path]: { from: readAt(value, path), to } }).value,
      apres,
    );
