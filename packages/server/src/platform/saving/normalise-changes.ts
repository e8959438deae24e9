import type { Changes } from '@asso/domain/kernel/changes';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields, Row, TextRow } from '@asso/domain/kernel/fields';
import { readSentList } from '@asso/domain/kernel/list-as-text';
import { findTarget } from '@asso/domain/kernel/writable';

/**
 * Normalises what is stored: accents are composed (NFC), a valid value takes the form of its row (« FR76 4255… »
 * without spaces), and a list that came as one text becomes a list.
 */
export function normaliseChanges(fields: Fields, custom: CustomFields, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([path, change]) => {
      const target = findTarget(fields, path, custom);
      const row = target?.rows.at(-1);
      if (!row) return [path, change];
      return [path, { ...change, to: normalised({ row, isLine: target?.at === 'line', custom }, change.to) }];
    }),
  );
}

type Place = { row: Row; isLine: boolean; custom: CustomFields };

function normalised({ row, isLine, custom }: Place, sent: unknown): unknown {
  const value = isLine ? sent : readSentList(row, sent);
  if (typeof value === 'string')
    return row.kind === 'text' ? normaliseText(row, value) : value.normalize('NFC');
  const fields = innerFields(row, custom);
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (row.kind === 'list' && !isLine) {
    if (!Array.isArray(value)) return value;
    return value.map((line) => normalised({ row, isLine: true, custom }, line));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner: Row | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, inner ? normalised({ row: inner, isLine: false, custom }, one) : one];
    }),
  );
}

function innerFields(row: Row, custom: CustomFields): Fields | undefined {
  if (row.kind === 'group' || row.kind === 'list') return row.fields;
  return row.kind === 'custom' ? (custom[row.bloc] ?? {}) : undefined;
}

/** Writes a text in the form of its format; one that does not match the format is kept as it was typed. */
function normaliseText(row: TextRow, typed: string): string {
  const text = typed.normalize('NFC');
  const right = row.format?.normalise?.(text) ?? text;
  return row.format === undefined || row.format.check(right) === null ? right : text;
}
