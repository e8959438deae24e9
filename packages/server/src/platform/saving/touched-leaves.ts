import { type Changes, changesBetween, readAt } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields, Row } from '@asso/domain/kernel/fields';

export type Form = { fields: Fields; custom: CustomFields };

export type Touched = {
  /** The changes that change something of what is stored. */
  changes: Changes;
  /** What they touch, down to single rows: a whole group may hold rows that this hand may not write. */
  leaves: Changes;
};

/** Sending back what is already there touches nothing, even where it may not be written; an unknown name always does. */
export function touchedLeaves(form: Form, stored: object, changes: Changes): Touched {
  const touched: Touched = { changes: {}, leaves: {} };
  for (const [path, change] of Object.entries(changes)) {
    const place = placeOf(form, path);
    const leaves = place
      ? leavesOf({ ...place, path, custom: form.custom }, readAt(stored, path), change.to)
      : [path];
    if (leaves.length === 0) continue;
    Object.assign(touched.changes, { [path]: change });
    Object.assign(touched.leaves, Object.fromEntries(leaves.map((leaf) => [leaf, change])));
  }
  return touched;
}

/** `isLine`: the path ends on one line of a list. */
export type Place = { row: Row; isLine: boolean };

export function placeOf({ fields, custom }: Form, path: string): Place | undefined {
  let inner: Fields | undefined = fields;
  let row: Row | undefined;
  let isLine = false;
  for (const name of path.split('.')) {
    if (row?.kind === 'list' && !isLine) {
      isLine = true;
      continue;
    }
    if (row?.kind === 'montants') return { row, isLine: false };
    row = inner && Object.hasOwn(inner, name) ? inner[name] : undefined;
    if (!row) return undefined;
    isLine = false;
    inner = innerFields(row, custom);
  }
  return row && { row, isLine };
}

export function innerFields(row: Row, custom: CustomFields): Fields | undefined {
  if (row.kind === 'group' || row.kind === 'list') return row.fields;
  return row.kind === 'custom' ? (custom[row.bloc] ?? {}) : undefined;
}

type Spot = Place & { path: string; custom: CustomFields };

function leavesOf(spot: Spot, present: unknown, to: unknown): string[] {
  if (Object.keys(changesBetween(present, to)).length === 0) return [];
  const { row, isLine, path, custom } = spot;
  const fields = innerFields(row, custom);
  if (!fields) return [path];
  if (row.kind === 'list' && !isLine) {
    const ids = new Set([...idsOf(present), ...idsOf(to)]);
    return [...ids].flatMap((id) =>
      leavesOf({ ...spot, isLine: true, path: `${path}.${id}` }, lineOf(present, id), lineOf(to, id)),
    );
  }
  // A line that is taken away goes whole.
  if (isLine && !isObject(to)) return [path];
  const names = new Set([...namesOf(present), ...namesOf(to)]);
  if (isLine) names.delete('id');
  const found = [...names].flatMap((name) => {
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const at = `${path}.${name}`;
    if (!inner) return [at];
    return leavesOf(
      { row: inner, isLine: false, path: at, custom },
      readName(present, name),
      readName(to, name),
    );
  });
  return found.length > 0 ? found : [path];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const namesOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);
const readName = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((line) => String(readName(line, 'id'))) : [];
const lineOf = (value: unknown, id: string): unknown =>
  Array.isArray(value) ? value.find((line) => readName(line, 'id') === id) : undefined;
