import type { Changes } from '@asso/domain/kernel/changes';
import type { Row, TextRow } from '@asso/domain/kernel/fields';
import { type Form, innerFields, type Place, placeOf } from './touched-leaves.ts';

/** What is stored is composed (NFC), and in the form its row gives once it is right: « FR76 4255… » without spaces. */
export const normaliseChanges = (form: Form, changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([path, change]) => {
      const place = placeOf(form, path);
      return [path, place ? { ...change, to: normalised(form, place, change.to) } : change];
    }),
  );

function normalised(form: Form, { row, isLine }: Place, value: unknown): unknown {
  if (typeof value === 'string')
    return row.kind === 'text' ? normaliseText(row, value) : value.normalize('NFC');
  const fields = innerFields(row, form.custom);
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (row.kind === 'list' && !isLine) {
    return Array.isArray(value) ? value.map((line) => normalised(form, { row, isLine: true }, line)) : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner: Row | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, inner ? normalised(form, { row: inner, isLine: false }, one) : one];
    }),
  );
}

/** Badly typed text is kept as it was typed. */
function normaliseText(row: TextRow, typed: string): string {
  const text = typed.normalize('NFC');
  const right = row.format?.normalise?.(text) ?? text;
  return row.format === undefined || row.format.check(right) === null ? right : text;
}
