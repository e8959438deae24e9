// The fields of a conflict in words: which field it is, and both values as they are read.
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { Form } from './fields/form.ts';
import { showAmount, showValue } from './show-value.ts';

type Champ = { path: string; mienne: unknown; sienne: unknown };
type Words = Pick<Form, 'options' | 'custom'>;
type Given = { fields: Fields; words: Words };

export const conflictFields = (champs: readonly Champ[], { fields, words }: Given) =>
  champs.map(({ path, mienne, sienne }) => {
    const rows = rowsTo(fields, path.split('.'), words.custom ?? {});
    const show = (value: unknown) => shown(rows.at(-1), value, words);
    return { path, label: labelOf(rows, path), mienne: show(mienne), sienne: show(sienne) };
  });

/** « Budget : Achats » rather than a path; the last name known when the path leads nowhere. */
const labelOf = (rows: readonly { label: string }[], path: string): string =>
  rows.length === 0 ? path : [...new Set(rows.slice(-2).map(({ label }) => label))].join(' : ');

type Named = Row | { kind: 'compte'; label: string };

function rowsTo(fields: Fields, names: readonly string[], custom: CustomFields): Named[] {
  const [name = '', ...rest] = names;
  const row = fields[name];
  if (!row) return [];
  if (rest.length === 0) return [row];
  switch (row.kind) {
    case 'group':
      return [row, ...rowsTo(row.fields, rest, custom)];
    case 'list':
      return [row, ...rowsTo(row.fields, rest.slice(1), custom)];
    case 'custom':
      return [row, ...rowsTo(custom[row.bloc] ?? {}, rest, custom)];
    case 'montants': {
      const ligne = row.lignes.find(({ code }) => code === rest[0]);
      return ligne ? [row, { kind: 'compte', label: `${ligne.code} ${ligne.label}` }] : [row];
    }
    default:
      return [row];
  }
}

function shown(row: Named | undefined, value: unknown, words: Words): string {
  if (!row || value === null || value === undefined) return '';
  switch (row.kind) {
    case 'compte':
      return showAmount(value) ?? '';
    case 'group':
    case 'list':
    case 'montants':
    case 'custom':
      return 'une ligne remplie';
    default:
      return showValue(row, value, row.kind === 'id' ? words.options?.[row.of] : undefined) ?? '';
  }
}
