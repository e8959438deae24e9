// Autosave sends what changed, field by field: what nobody else touched is merged, and the person is asked about the
// rest.
import { isBlank } from './asks.ts';

/**
 * Each dotted path gives the value this person started from and the one they want. List rows are named by their id.
 */
export type Changes = Readonly<Record<string, { from?: unknown; to?: unknown }>>;

export type Merge<T> = {
  value: T;
  /**
   * Gives the paths that somebody else changed meanwhile, with their present value; a row that this other person
   * removed stands under its own path.
   */
  conflicts: Record<string, unknown>;
};

/**
 * Applies the changes to what is stored. A change is a conflict, and is left out, when the stored value is neither
 * its `from` nor its `to`. A blank `to` removes; an object at `list.id` adds or replaces that row.
 */
export function applyChanges<T extends object>(stored: T, changes: Changes): Merge<T> {
  const value = copy(stored);
  const conflicts: [string, unknown][] = [];
  for (const [path, change] of Object.entries(changes)) {
    const present = readAt(value, path);
    if (isSame(present, change.to)) continue;
    const removed = removedLine(value, path);
    if (removed) conflicts.push([removed, null]);
    else if (isSame(present, change.from) && !isForbidden(path)) writeAt(value, path, change.to);
    else conflicts.push([path, present ?? null]);
  }
  return { value, conflicts: Object.fromEntries(conflicts) };
}

/**
 * Returns the changes that lead from one value to another, down to single fields and whole rows (rows need an
 * `id`).
 */
export const changesBetween = (before: unknown, after: unknown, path = ''): Changes =>
  Object.fromEntries(entriesBetween(before, after, path));

type Entry = [path: string, change: { from: unknown; to: unknown }];

function entriesBetween(before: unknown, after: unknown, path: string): Entry[] {
  if (isSame(before, after)) return [];
  const shape = commonShape(before, after);
  if (shape === 'value') return [[path, { from: before ?? null, to: after ?? null }]];
  const names = new Set([...namesOf(before), ...namesOf(after)]);
  return [...names].flatMap((name): Entry[] => {
    const [from, to] = [childOf(before, name), childOf(after, name)];
    const inner = path ? `${path}.${name}` : name;
    const isWholeLine = shape === 'lines' && (from === undefined || to === undefined);
    return isWholeLine ? [[inner, { from: from ?? null, to: to ?? null }]] : entriesBetween(from, to, inner);
  });
}

/**
 * Tells how two values are compared. A missing value takes the shape of the new one, so that two people who begin the
 * same section are merged field by field.
 */
function commonShape(before: unknown, after: unknown): 'lines' | 'object' | 'value' {
  const shapes = [before, after].filter((value) => !isEmpty(value)).map(shapeOf);
  return shapes.every((shape) => shape === shapes[0]) ? (shapes[0] ?? 'value') : 'value';
}

function shapeOf(value: unknown): 'lines' | 'object' | 'value' {
  if (Array.isArray(value)) return value.every(isLine) ? 'lines' : 'value';
  return isObject(value) ? 'object' : 'value';
}

export const readAt = (value: unknown, path: string): unknown => path.split('.').reduce(childOf, value);

/** Reads a row by its id, or a field by its own name. */
function childOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.find((line) => line?.id === name);
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

/** Returns the path of the enclosing row when that row is no longer in its list. */
function removedLine(value: unknown, path: string): string | undefined {
  const names = path.split('.');
  const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('.'));
  return above.find((one, index) => {
    const list = index === 0 ? undefined : readAt(value, names.slice(0, index).join('.'));
    return Array.isArray(list) && readAt(value, one) === undefined;
  });
}

/** Names come from the network, so a path never goes through `__proto__` or `constructor`. */
const forbidden = new Set(['__proto__', 'prototype', 'constructor']);
const isForbidden = (path: string): boolean => path.split('.').some((name) => forbidden.has(name));

/** Tells whether the text can be the id of a row: it stands between the dots of a path, so it holds no dot. */
export const isLineId = (id: string): boolean => /^[\w-]{1,64}$/.test(id) && !forbidden.has(id);

function writeAt(root: object, path: string, to: unknown): void {
  const names = path.split('.');
  const last = names.pop() as string;
  const isNewLine = isLine(to) && to.id === last;
  const at = names.reduce<unknown>(
    (above, name, index) => stepInto(above, name, isNewLine && index === names.length - 1),
    root,
  );
  if (Array.isArray(at)) writeLine(at, last, to);
  else if (isObject(at)) Reflect.set(at, last, isBlank(to) ? null : copy(to));
}

/** Returns the value under this name, and makes it when it is missing: a list when `isList`, else a section. */
function stepInto(at: unknown, name: string, isList: boolean): unknown {
  if (Array.isArray(at)) return childOf(at, name);
  if (!isObject(at)) return undefined;
  if (!isObject(childOf(at, name))) Reflect.set(at, name, isList ? [] : {});
  return Reflect.get(at, name);
}

/** Adds, replaces or removes a row, which keeps the id of its path, whatever id is sent inside it. */
function writeLine(lines: unknown[], id: string, to: unknown): void {
  const index = lines.findIndex((line) => isLine(line) && line.id === id);
  const line = isObject(to) ? { ...copy(to), id } : to;
  if (!isBlank(to)) lines.splice(index < 0 ? lines.length : index, 1, line);
  else if (index >= 0) lines.splice(index, 1);
}

const namesOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map((line) => line.id);
  return isObject(value) ? Object.keys(value) : [];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLine = (value: unknown): value is { id: unknown } => isObject(value) && 'id' in value;

/**
 * Tells whether a value is blank in any form: absent, null, an empty text, an empty list, a section with nothing in it.
 */
const isEmpty = (value: unknown): boolean =>
  isBlank(value) || (isObject(value) && !Array.isArray(value) && Object.values(value).every(isEmpty));

/** Tells whether two values are the same; rows are compared by id, whatever their order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b);
  if (!isObject(a) || !isObject(b)) return a === b;
  if (shapeOf(a) !== shapeOf(b)) return false;
  const isList = shapeOf(a) === 'value';
  const names = isList ? [...Object.keys(a), ...Object.keys(b)] : [...namesOf(a), ...namesOf(b)];
  const read = isList ? Reflect.get : childOf;
  return [...new Set(names)].every((name) => isSame(read(a, name), read(b, name)));
}

/** Copies a draft, which is plain JSON: objects, lists, texts, numbers. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) as T;
}
