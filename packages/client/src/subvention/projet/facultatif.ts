// In the parts of a project no asterisk is shown: what may stay empty says so.
import type { Fields, Row } from '@asso/domain/kernel/fields';

const suffixe = ' (facultatif)';

/** Answers that may stay empty are named so; lists and boxes to tick are left as they are. */
export const withFacultatif = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, row]) => [name, marked(row)]));

function marked(row: Row): Row {
  if (row.kind === 'group') return { ...row, fields: withFacultatif(row.fields) };
  const isAnswer =
    row.kind !== 'list' && row.kind !== 'montants' && row.kind !== 'custom' && row.kind !== 'bool';
  if (!isAnswer || row.requiredAt !== undefined || row.writtenBy === 'server') return row;
  return { ...row, label: `${row.label}${suffixe}` };
}
