// The locks on screen, the filter of bodies and the mass-assignment test read the same table of who may write which
// row.

import { isBlank } from './asks.ts';
import { type Changes, changesBetween, isLineId, isSame, readAt } from './changes.ts';
import type { CustomFields } from './draft-schema.ts';
import type { Fields, Row, Writer } from './fields.ts';
import { expectedInstead } from './lost-path.ts';
import type { Problem } from './result.ts';

/** The server says what may be done to an object; an absent name is denied. */
export type Rights = Readonly<Record<string, boolean>>;

export type Hand = { rights: Rights; writer: Exclude<Writer, 'server'>; custom?: CustomFields };

/**
 * Tells whether this person may write this row now; a row without a rule of its own follows the nearest row around
 * it.
 */
export function isWritable(row: Row, hand: Hand, enclosing: readonly Row[] = []): boolean {
  const rows = [...enclosing, row];
  const right = rows.findLast((one) => one.right !== undefined)?.right ?? 'edit';
  const writer = rows.findLast((one) => one.writtenBy !== undefined)?.writtenBy ?? 'association';
  const names = typeof right === 'string' ? [right] : right;
  return writer === hand.writer && names.some((name) => hand.rights[name] === true);
}

/**
 * Finds what this person (`hand`) may not write: every changed path must lead to a known row that they may write.
 * Unknown names are refused by name, and a value sent as it is stored changes nothing. A section or a row sent whole is
 * read field by field.
 */
export function unwritableProblems(
  fields: Fields,
  changes: Changes,
  hand: Hand & { stored: unknown },
): Problem[] {
  return Object.entries(changes).flatMap(([path, { to }]) => {
    const line = neverAddedLine(path, { fields, changes, hand });
    if (line !== undefined) return [lineProblem('kernel.ligne-inconnue', path, line)];
    return changeProblems(path, { from: readAt(hand.stored, path), to }, { fields, hand });
  });
}

type Sent = { fields: Fields; changes: Changes; hand: Hand & { stored: unknown } };

/**
 * Returns the row that a path goes through when its list never existed and these changes do not add that row. A row
 * missing from a list that exists may have been removed by somebody else, and is a conflict instead.
 */
function neverAddedLine(path: string, { fields, changes, hand }: Sent): string | undefined {
  const names = path.split('.');
  const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('.'));
  return above.find((one, index) => {
    if (findTarget(fields, one, hand.custom ?? {})?.at !== 'line') return false;
    const list = readAt(hand.stored, names.slice(0, index).join('.'));
    return isBlank(list) && !Array.isArray(list) && isBlank(changes[one]?.to);
  });
}

type Change = { from?: unknown; to?: unknown };
type Given = { fields: Fields; hand: Hand };

function changeProblems(path: string, { from, to }: Change, given: Given): Problem[] {
  const target = findTarget(given.fields, path, given.hand.custom ?? {});
  if (!target) return [unknownName(path, given)];
  if (isSame(from, to)) return [];
  const own = lockProblems(path, target, given.hand);
  const isNewLine = target.at === 'line' && isBlank(from);
  if (target.at === 'list' || (target.at === 'line' && isBlank(to))) return own;
  if (target.at === 'line' && !bearsItsId(to, path)) {
    return own.length > 0 ? own : [lineProblem('kernel.ligne-sans-identifiant', path, path)];
  }
  const start = isNewLine ? { id: path.split('.').at(-1) } : from;
  const inside = Object.entries(changesBetween(start, to, path));
  if (inside.some(([one]) => one === path)) return own;
  return [
    ...(isNewLine ? own : []),
    ...inside.flatMap(([one, change]) => changeProblems(one, change, given)),
  ];
}

/** Returns the problem of a path that this person may not write, or that would replace a whole list. */
function lockProblems(path: string, { rows, at }: Target, hand: Hand): Problem[] {
  const isOpen = isWritable(rows.at(-1) as Row, hand, rows.slice(0, -1));
  if (!isOpen) return [problem('kernel.champ-non-modifiable', path)];
  return at === 'list' ? [problem('kernel.liste-entiere', path)] : [];
}

/**
 * Checks an object that a caller sends back as it was read, beside the names that the call writes: an unchanged value
 * is accepted, a changed value or an unknown name is refused.
 */
export const readBackProblems = (sent: object, present: object, written: readonly string[]): Problem[] =>
  Object.entries(sent).flatMap(([name, value]): Problem[] => {
    if (written.includes(name)) return [];
    if (!Object.hasOwn(present, name)) return [problem('kernel.champ-inconnu', name)];
    return isSame(Reflect.get(present, name), value) ? [] : [problem('kernel.champ-non-modifiable', name)];
  });

/** Tells whether a row holds the id of its path, as one that is new, or sent whole over another, must. */
const bearsItsId = (to: unknown, path: string): boolean =>
  typeof to === 'object' && to !== null && Reflect.get(to, 'id') === idAt(path);

const idAt = (path: string): string => path.split('.').at(-1) ?? '';

const lineProblem = (code: string, field: string, line: string): Problem => ({
  code,
  field,
  params: { champ: line, id: idAt(line) },
});

const unknownName = (path: string, { fields, hand }: Given): Problem => ({
  code: 'kernel.champ-inconnu',
  field: path,
  params: { champ: path, attendu: expectedInstead(fields, path, hand.custom) },
});

const problem = (code: string, path: string): Problem => ({ code, field: path, params: { champ: path } });

/**
 * The rows on the way to the path, the last being the one it leads to; `at` says whether that is a field, a whole list
 * or one line of it.
 */
export type Target = { rows: Row[]; at: 'field' | 'list' | 'line' };

/** Returns the rows on the way to this path, or undefined when a name on the way is unknown. */
export function findTarget(fields: Fields, path: string, custom: CustomFields): Target | undefined {
  const [name = '', ...rest] = path.split('.');
  const row = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!row) return undefined;
  if (rest.length === 0) return { rows: [row], at: row.kind === 'list' ? 'list' : 'field' };
  if (row.kind === 'list') {
    const [id = '', ...after] = rest;
    if (!isLineId(id)) return undefined;
    return after.length === 0 ? { rows: [row], at: 'line' } : below(row, row.fields, after.join('.'));
  }
  const after = rest.join('.');
  if (row.kind === 'montants') {
    return row.lignes.some((ligne) => ligne.code === after) ? { rows: [row], at: 'field' } : undefined;
  }
  if (row.kind === 'group') return below(row, row.fields, after);
  return row.kind === 'custom' ? below(row, custom[row.bloc] ?? {}, after) : undefined;

  function below(above: Row, inner: Fields, path: string): Target | undefined {
    const target = findTarget(inner, path, custom);
    return target && { ...target, rows: [above, ...target.rows] };
  }
}
