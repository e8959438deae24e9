/**
 * Keeps only the given dotted paths of a value, each at its place and, through a list, in each of its items; a path
 * that leads nowhere is ignored.
 */
export const pickPaths = <T extends object>(value: T, paths: readonly string[]): Partial<T> =>
  makePicker<T>(paths)(value);

/** Reads the paths once, and returns the function that applies them to many values. */
export function makePicker<T extends object>(paths: readonly string[]): (value: T) => Partial<T> {
  const asked: Asked = new Map();
  for (const path of paths) ask(asked, path.split('.'));
  return (value) => picked(value, asked);
}

/** A tree of what is kept of an object, by name; null under a name keeps all that it holds. */
type Asked = Map<string, Asked | null>;

function ask(asked: Asked, [name = '', ...rest]: readonly string[]): void {
  const present = asked.get(name);
  if (present === null) return;
  if (rest.length === 0) {
    asked.set(name, null);
    return;
  }
  const inner: Asked = present ?? new Map();
  asked.set(name, inner);
  ask(inner, rest);
}

function picked(from: object, asked: Asked): object {
  const to = {};
  for (const [name, inner] of asked) {
    if (!Object.hasOwn(from, name)) continue;
    const value: unknown = Reflect.get(from, name);
    if (inner === null) Reflect.set(to, name, value);
    else if (Array.isArray(value))
      Reflect.set(
        to,
        name,
        value.filter(isObject).map((one) => picked(one, inner)),
      );
    else if (isObject(value)) Reflect.set(to, name, picked(value, inner));
  }
  return to;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
