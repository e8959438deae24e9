// Autosave sends what changed, field by field; what nobody else touched is merged, the rest is asked (decisions, Data).
import { isBlank } from './asks.ts';

/** Dotted path → the value this person started from, and the one they want. List rows are named by their id. */
export type Changes = Readonly<Record<string, { from?: unknown; to?: unknown }>>;

export type Merge<T> = {
  value: T;
  /** Paths somebody else changed meanwhile, with the value that stands now. */
  conflicts: Record<string, unknown>;
};

/**
 * Applies the changes to what is stored. A change whose `from` is no longer there, and whose `to` is not there
 * either, is a conflict and is left out. `to` blank removes; an object at `list.id` adds or replaces that row.
 */
export function applyChanges<T extends object>(stored: T, changes: Changes): Merge<T> {
  const value = copy(stored);
  const conflicts: Record<string, unknown> = {};
  for (const [path, change] of Object.entries(changes)) {
    const present = readAt(value, path);
    if (isSame(present, change.to)) continue;
    if (isSame(present, change.from)) writeAt(value, path, change.to);
    else conflicts[path] = present ?? null;
  }
  return { value, conflicts };
}

/** The changes that lead from one value to another, down to single fields and list rows (rows need an `id`). */
export function changesBetween(before: unknown, after: unknown, path = ''): Changes {
  if (isSame(before, after)) return {};
  if (isObject(before) && isObject(after) && isLineList(before) === isLineList(after)) {
    const names = new Set([...keysOf(before), ...keysOf(after)]);
    return Object.assign(
      {},
      ...[...names].map((name) =>
        changesBetween(readAt(before, name), readAt(after, name), path ? `${path}.${name}` : name),
      ),
    );
  }
  return { [path]: { from: before ?? null, to: after ?? null } };
}

export function readAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at.find((line) => line?.id === name);
    return isObject(at) && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
  }, value);
}

/** Never through `__proto__` or `constructor`: names come from the network. */
const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

function writeAt(root: object, path: string, to: unknown): void {
  const names = path.split('.');
  if (names.some((name) => forbidden.has(name))) return;
  const last = names.pop() as string;
  let at: unknown = root;
  names.forEach((name, index) => {
    at = stepInto(at, name, isObject(to) && index === names.length - 1 && Reflect.get(to, 'id') === last);
  });
  if (Array.isArray(at)) writeLine(at, last, to);
  else if (isObject(at)) {
    if (isBlank(to)) Reflect.set(at, last, null);
    else Reflect.set(at, last, copy(to));
  }
}

/** `isNewLine`: the last step writes a row, so what is missing above it is a list. */
function stepInto(at: unknown, name: string, isNewLine: boolean): unknown {
  if (Array.isArray(at)) {
    const line = at.find((one) => one?.id === name);
    if (line) return line;
    const added = { id: name };
    at.push(added);
    return added;
  }
  if (!isObject(at)) return undefined;
  if (!isObject(Reflect.get(at, name))) Reflect.set(at, name, isNewLine ? [] : {});
  return Reflect.get(at, name);
}

function writeLine(lines: unknown[], id: string, to: unknown): void {
  const index = lines.findIndex((line) => isObject(line) && Reflect.get(line, 'id') === id);
  if (isBlank(to)) {
    if (index >= 0) lines.splice(index, 1);
  } else if (index >= 0) lines[index] = copy(to);
  else lines.push(copy(to));
}

const keysOf = (value: object): string[] =>
  isLineList(value) ? (value as { id: string }[]).map((line) => line.id) : Object.keys(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isLineList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((line) => isObject(line) && 'id' in line);

/** Blank in all its forms (absent, null, empty text, empty list) is one value. */
function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(Reflect.get(a, name), Reflect.get(b, name)));
}

/** Drafts are plain JSON: objects, lists, texts, numbers. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copy(one)])) as T;
}
