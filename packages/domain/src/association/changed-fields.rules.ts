// The bodies of a change: { changes: { path: { from, to } } }, or the changed fields by name (§7 Association PATCH).
import { type Changes, changesBetween } from '../kernel/changes.ts';
import type { Fields, Row } from '../kernel/fields.ts';

export type ChangeBody = { changes: Changes } | Readonly<Record<string, unknown>>;

export type Target = { fields: Fields; stored: object; isPresentVersion: boolean };

/**
 * The changed fields alone do not say what they were changed from: they are taken to start from what is stored when
 * the version named is still the present one, and to conflict with it otherwise (`from` is then nothing that is stored).
 */
export function changesOf(body: ChangeBody, { fields, stored, isPresentVersion }: Target): Changes {
  if (isChanges(body)) return body.changes;
  const changes = Object.entries(body).map(([name, sent]): [string, Changes[string]] => {
    const to = isList(fields[name]) ? readList(sent) : sent;
    const present = Object.hasOwn(stored, name) ? Reflect.get(stored, name) : undefined;
    const isSame = Object.keys(changesBetween(present, to)).length === 0;
    return [name, { from: isPresentVersion || isSame ? present : neverStored, to }];
  });
  return Object.fromEntries(changes);
}

const neverStored = '\u0000';

const isChanges = (body: ChangeBody): body is { changes: Changes } =>
  Object.keys(body).length === 1 && typeof body.changes === 'object' && body.changes !== null;

const isList = (row: Row | undefined): boolean =>
  row?.kind === 'list' || (row?.kind === 'choice' && row.multiple === true);

/** « !a#b » is the list a, b; « \# » and « \! » stand for the characters themselves (decisions, Rules › array form). */
export function readList(sent: unknown): unknown {
  if (typeof sent !== 'string' || !sent.startsWith('!')) return sent;
  if (sent === '!') return [];
  return sent
    .slice(1)
    .split(/(?<!\\)#/)
    .map((one) => one.replaceAll('\\#', '#').replaceAll('\\!', '!'));
}
