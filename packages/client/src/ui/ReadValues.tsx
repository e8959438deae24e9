import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import { isShown } from '@asso/domain/kernel/walk-problems';
import type { ReactNode } from 'react';
import { type Form, scopesAt } from './fields/form.ts';
import { groupKind } from './fields/group-kinds.ts';
import { showAmount, showValue } from './show-value.ts';
import { type ReadItem, ReadList } from './table/ReadList.tsx';

export type ReadValuesProps = Pick<Form, 'value' | 'scopes' | 'custom' | 'options' | 'notes'> & {
  fields: Fields;
  only?: readonly string[];
  parentPath?: string;
  /** Draws a text that somebody wrote, which may be long; without this function, the text is shown whole. */
  textOf?: (text: string) => ReactNode;
  /** The values at these paths cannot be changed here: a lock is shown before the sentence that gives their origin. */
  locked?: readonly string[];
};

/** Shows a table of fields as labels and values, only to be read; fields that do not apply are left out. */
export function ReadValues({ fields, only, parentPath = '', locked = [], ...rest }: ReadValuesProps) {
  const form: ReadForm = { ...rest, onChange: () => undefined };
  return <ReadList items={itemsOf(form, { fields, only, parentPath, locked })} />;
}

type ReadForm = Form & Pick<ReadValuesProps, 'textOf'>;

type Place = {
  fields: Fields;
  only?: readonly string[];
  parentPath: string;
  locked?: readonly string[];
};

function itemsOf(form: ReadForm, { fields, only, parentPath, locked = [] }: Place): ReadItem[] {
  const scopes = scopesAt(form, parentPath);
  return (only ?? Object.keys(fields)).flatMap((name) => {
    const row = fields[name];
    const path = parentPath ? `${parentPath}.${name}` : name;
    if (!row || !isShown(row, scopes) || saysNothing(row, readAt(form.value, path))) return [];
    return row.kind === 'custom'
      ? itemsOf(form, { fields: form.custom?.[row.bloc] ?? {}, parentPath: path })
      : [{ ...itemOf(form, row, path), isLocked: locked.includes(path) }];
  });
}

/**
 * Tells whether a value is left out: that of a field marked `pdf: false`, or one that the server has not written yet
 * (an amount nobody has decided).
 */
const saysNothing = (row: Row, value: unknown): boolean =>
  row.pdf === false || (row.writtenBy === 'server' && isBlank(value));

function itemOf(form: ReadForm, row: Exclude<Row, { kind: 'custom' }>, path: string): ReadItem {
  const { label } = row;
  const note = form.notes?.[path];
  const value = readAt(form.value, path);
  switch (row.kind) {
    case 'group': {
      const whole = groupKind(row)?.read;
      if (whole) return { label, note, value: whole(value) };
      return { label, note, value: null, parts: [itemsOf(form, { fields: row.fields, parentPath: path })] };
    }
    case 'list': {
      const lines = (value ?? []) as { id: string }[];
      const parts = lines.map(({ id }) => itemsOf(form, { fields: row.fields, parentPath: `${path}.${id}` }));
      return lines.length === 0 ? { label, note, value: null } : { label, note, value: null, parts };
    }
    case 'montants': {
      const amounts = (value ?? {}) as Record<string, unknown>;
      const filled = row.lignes.filter(({ code }) => !isBlank(amounts[code]));
      const items = filled.map((ligne) => ({ label: ligne.label, value: showAmount(amounts[ligne.code]) }));
      return items.length === 0 ? { label, note, value: null } : { label, note, value: null, parts: [items] };
    }
    default: {
      const options = row.kind === 'id' ? (form.options?.[path] ?? form.options?.[row.of]) : undefined;
      const shown = showValue(row, value, options);
      const isText = row.kind === 'text' && shown !== null;
      return { label, note, value: isText ? (form.textOf?.(shown) ?? shown) : shown };
    }
  }
}
