/**
 * Keeps only the given dotted paths of a value, each at its place and, through a list, in each of its items; a path
 * that leads nowhere is ignored.
 */
export function pickPaths<T extends object>(value: T, paths: readonly string[]): Partial<T> {
  const picked = {};
  for (const path of paths) copyAt(value, picked, path.split('.'));
  return picked;
}

function copyAt(from: object, to: object, [name = '', ...rest]: readonly string[]): void {
  if (!Object.hasOwn(from, name)) return;
  const value: unknown = Reflect.get(from, name);
  if (rest.length === 0) Reflect.set(to, name, value);
  else if (isObject(value) || Array.isArray(value)) {
    const present: unknown = Object.hasOwn(to, name) ? Reflect.get(to, name) : undefined;
    // The whole object was picked already.
    if (present === value) return;
    if (Array.isArray(value)) {
      const items: object[] = Array.isArray(present) ? present : value.filter(isObject).map(() => ({}));
      Reflect.set(to, name, items);
      for (const [place, one] of value.filter(isObject).entries()) copyAt(one, items[place] ?? {}, rest);
      return;
    }
    const inner = isObject(present) ? present : {};
    Reflect.set(to, name, inner);
    copyAt(value, inner, rest);
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
