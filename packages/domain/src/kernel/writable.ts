// Who may write which row: the locks on screen, the filter of bodies and the mass-assignment test read the same table.
import type { Changes } from './changes.ts';
import type { CustomFields } from './draft-schema.ts';
import type { Fields, Row, Writer } from './fields.ts';
import type { Problem } from './result.ts';

/** What the server says may be done to an object; a name that is absent is denied. */
export type Rights = Readonly<Record<string, boolean>>;

export type Hand = { rights: Rights; writer: Exclude<Writer, 'server'>; custom?: CustomFields };

/** Whether this person may write this row now. */
export const isWritable = (row: Row, hand: Hand): boolean =>
  hand.rights[row.right ?? 'edit'] === true && (row.writtenBy ?? 'association') === hand.writer;

/** Every changed path must lead to a known row that this hand may write; unknown names are refused by name. */
export function unwritableProblems(fields: Fields, changes: Changes, hand: Hand): Problem[] {
  return Object.keys(changes).flatMap((path) => {
    const rows = rowsAlong(fields, path, hand.custom ?? {});
    if (!rows) return [{ code: 'kernel.champ-inconnu', field: path, params: { champ: path } }];
    return rows.every((row) => (isContainer(row) ? isOpen(row, hand) : isWritable(row, hand)))
      ? []
      : [{ code: 'kernel.champ-non-modifiable', field: path, params: { champ: path } }];
  });
}

/** The row a path leads to, and those that enclose it; undefined when a name on the way is unknown. */
export function rowsAlong(fields: Fields, path: string, custom: CustomFields = {}): Row[] | undefined {
  const [name = '', ...rest] = path.split('.');
  const row = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!row) return undefined;
  const after = row.kind === 'list' ? rest.slice(1) : rest;
  if (after.length === 0) return [row];
  if (row.kind === 'montants') {
    return after.length === 1 && row.lignes.some((ligne) => ligne.code === after[0]) ? [row] : undefined;
  }
  const inner =
    row.kind === 'group' || row.kind === 'list'
      ? row.fields
      : row.kind === 'custom'
        ? (custom[row.bloc] ?? {})
        : undefined;
  const below = inner && rowsAlong(inner, after.join('.'), custom);
  return below && [row, ...below];
}

const isContainer = (row: Row) => row.kind === 'group' || row.kind === 'list' || row.kind === 'custom';

/** A container says no only when it names a right or a writer of its own. */
const isOpen = (row: Row, hand: Hand): boolean =>
  (row.right === undefined || hand.rights[row.right] === true) &&
  (row.writtenBy === undefined || row.writtenBy === hand.writer);
