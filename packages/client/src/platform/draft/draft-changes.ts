// A draft is made of the stored value, the typed value, and the changes that lead from the first to the second.
import { applyChanges, type Changes, changesBetween, readAt } from '@asso/domain/kernel/changes';

/** Returns the value with one answer written at this path, whatever was there. */
export const writeAnswer = <T extends object>(value: T, path: string, to: unknown): T =>
  applyChanges(value, { [path]: { from: readAt(value, path), to } }).value;

/** Turns values kept by code into the objects that a form reads: the dots of a code are read as a path. */
export const byPaths = (name: string, values: Readonly<Record<string, unknown>>): object =>
  Object.entries(values).reduce<object>(
    (made, [code, value]) => writeAnswer(made, `${name}.${code}`, value),
    {},
  );

/** Writes the `to` of each change, whatever the value was before. */
export const overlay = <T extends object>(value: T, changes: Changes): T =>
  Object.entries(changes).reduce((made, [path, { to }]) => writeAnswer(made, path, to), value);

/** Returns the changes at none of the paths `held`, nor below nor above one of them. */
export const without = (changes: Changes, held: Iterable<string>): Changes => {
  const paths = [...held];
  return Object.fromEntries(
    Object.entries(changes).filter(([path]) => !paths.some((one) => isRelated(one, path))),
  );
};

export const isRelated = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

export const countChanges = (changes: Changes): number => Object.keys(changes).length;

export const diffDraft = (stored: object, typed: object): Changes => changesBetween(stored, typed);
