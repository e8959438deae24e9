// A save is refused for what it changes, never for what was already so elsewhere in the same object.
import { changesBetween } from './changes.ts';
import type { Problem } from './result.ts';

/**
 * Keeps the problems that a save brings: those of a field that it changes, and those that were not there before it,
 * such as a field that another answer now requires.
 */
export function broughtProblems<V extends object>(
  check: (value: V) => readonly Problem[],
  { stored, value }: { stored: V; value: V },
): Problem[] {
  const before = check(stored);
  const changed = Object.keys(changesBetween(stored, value));
  const wasThere = (one: Problem) =>
    before.some(({ code, field }) => code === one.code && field === one.field);
  return check(value).filter((one) => isTouched(one.field, changed) || !wasThere(one));
}

/** Tells whether one of the changed paths is this field, is in it, or holds it. */
const isTouched = (field: string | undefined, changed: readonly string[]): boolean =>
  field !== undefined &&
  changed.some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
