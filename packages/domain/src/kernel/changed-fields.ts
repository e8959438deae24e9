// The body of a change is either { changes: { path: { from, to } } } or the changed fields by name (§7 Association
// PATCH).
import { type Changes, isSame, readAt } from './changes.ts';
import type { Fields, Row } from './fields.ts';
import { readSentList } from './list-as-text.ts';
import { findTarget } from './writable.ts';

export type ChangeBody = { changes: Changes } | Readonly<Record<string, unknown>>;

/** Tells whether the body changes nothing at all. */
export const isNothing = (body: ChangeBody): boolean =>
  Object.keys(isChanges(body) ? body.changes : body).length === 0;

export type Target = { fields: Fields; stored: object; isPresentVersion: boolean };

/**
 * Returns the changes that a body asks. Fields sent by name do not say what they were changed from. They are taken to
 * start from the stored value when the caller names the present version; otherwise they conflict with it (`from` is
 * then a value that is never stored). A dotted name is a path; when a section or a row is sent as an object, its absent
 * fields keep their value.
 */
export function readChanges(body: ChangeBody, target: Target): Changes {
  const entries = isChanges(body)
    ? Object.entries(body.changes).map(([path, { to, ...from }]): Entry => {
        const row = findTarget(target.fields, path, {})?.rows.at(-1);
        return [path, { ...from, to: row ? readSentList(row, to) : to }];
      })
    : Object.entries(body).flatMap(([path, sent]) => sentAt(path, sent, target));
  return Object.fromEntries(entries);
}

type Entry = [path: string, change: Changes[string]];

function sentAt(path: string, sent: unknown, target: Target): Entry[] {
  const found = findTarget(target.fields, path, {});
  const row = found?.rows.at(-1);
  const to = row ? readSentList(row, sent) : sent;
  const present = readAt(target.stored, path);
  const inside = found && row ? innerOf(row, found.at === 'line', { to, present }) : undefined;
  if (inside) return inside.flatMap(([name, one]) => sentAt(`${path}.${name}`, one, target));
  return [[path, wholeChange(present, to, target)]];
}

/** Gives the change of a value that is sent by name and written whole. */
export const wholeChange = (
  present: unknown,
  to: unknown,
  { isPresentVersion }: Pick<Target, 'isPresentVersion'>,
): Changes[string] => ({ from: isPresentVersion || isSame(present, to) ? present : neverStored, to });

/**
 * Splits an object sent for an existing section or row into its fields, and a list into its rows by id; returns
 * undefined for a value that is written whole.
 */
function innerOf(
  row: Row,
  isLine: boolean,
  { to, present }: { to: unknown; present: unknown },
): [string, unknown][] | undefined {
  if (typeof to !== 'object' || to === null) return undefined;
  if (row.kind === 'list' && !isLine) {
    const lines: unknown[] = Array.isArray(to) ? to : [];
    const named = lines.flatMap((line): [string, unknown][] => {
      const id = typeof line === 'object' && line !== null && 'id' in line ? line.id : undefined;
      return typeof id === 'string' ? [[id, line]] : [];
    });
    return lines.length > 0 && named.length === lines.length ? named : undefined;
  }
  const isInside = row.kind === 'group' || row.kind === 'montants' || row.kind === 'custom' || isLine;
  if (!isInside || Array.isArray(to)) return undefined;
  if (!isLine) return Object.entries(to);
  // A row keeps its id; a row that does not exist yet is added whole.
  return present === undefined ? undefined : Object.entries(to).filter(([name]) => name !== 'id');
}

const neverStored = '\u0000';

/** Tells whether the body gives `from` and `to`, path by path. */
export const isChanges = <B extends ChangeBody>(body: B): body is Extract<B, { changes: Changes }> =>
  typeof body.changes === 'object' && body.changes !== null;
