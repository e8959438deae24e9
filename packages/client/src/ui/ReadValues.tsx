import { isBlank } from '@asso/domain/kernel/asks';
import { readAt } from '@asso/domain/kernel/changes';
import type { Choice, Fields, Row } from '@asso/domain/kernel/fields';
import { isShown } from '@asso/domain/kernel/walk-problems';
import type { ReactNode } from 'react';
import type { ValueRow } from './fields/FieldControl.tsx';
import { type Form, scopesAt } from './fields/form.ts';
import { showAmount, showValue, unknownMark } from './show-value.ts';
import './read-values.css';

type ReadValuesProps = Pick<Form, 'value' | 'scopes' | 'custom' | 'options' | 'notes'> & {
  fields: Fields;
  only?: readonly string[];
  parentPath?: string;
};

/** A table of fields as it is read: labels and values, what is not asked left out. */
export function ReadValues({ fields, only, parentPath = '', ...rest }: ReadValuesProps) {
  const form: Form = { ...rest, onChange: () => undefined };
  return <ReadList items={itemsOf(form, { fields, only, parentPath })} />;
}

export type ReadItem = { label: string; value: ReactNode; note?: string; parts?: ReadItem[][] };

/** Label and value, side by side from 768 px. */
export function ReadList({ items }: { items: readonly ReadItem[] }) {
  return (
    <dl className="lecture">
      {items.map(({ label, value, note, parts }) => (
        <div className="lecture__ligne" key={label}>
          <dt>{label}</dt>
          <dd>
            {parts?.map((part, index) => (
              <ReadList key={part.map((item) => item.label).join() + String(index)} items={part} />
            )) ??
              value ?? <Unknown />}
            {note && <span className="lecture__note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A field that may not be written here, among others that may. */
export function LockedValue({
  row,
  value,
  options,
}: {
  row: ValueRow;
  value: unknown;
  options?: readonly Choice[];
}) {
  return (
    <div className="champ verrouille">
      <p className="fr-label">{row.label}</p>
      <p className="verrouille__valeur">
        <span className="fr-icon-lock-line" aria-hidden="true" />
        {showValue(row, value, options) ?? <Unknown />}
        <span className="invisible"> (non modifiable)</span>
      </p>
    </div>
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true">{unknownMark}</span>
    <span className="invisible">non renseigné</span>
  </>
);

type Place = { fields: Fields; only?: readonly string[]; parentPath: string };

function itemsOf(form: Form, { fields, only, parentPath }: Place): ReadItem[] {
  const scopes = scopesAt(form, parentPath);
  return (only ?? Object.keys(fields)).flatMap((name) => {
    const row = fields[name];
    if (!row || !isShown(row, scopes)) return [];
    const path = parentPath ? `${parentPath}.${name}` : name;
    return row.kind === 'custom'
      ? itemsOf(form, { fields: form.custom?.[row.bloc] ?? {}, parentPath: path })
      : [itemOf(form, row, path)];
  });
}

function itemOf(form: Form, row: Exclude<Row, { kind: 'custom' }>, path: string): ReadItem {
  const { label } = row;
  const note = form.notes?.[path];
  const value = readAt(form.value, path);
  switch (row.kind) {
    case 'group':
      return { label, note, value: null, parts: [itemsOf(form, { fields: row.fields, parentPath: path })] };
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
      return { label, note, value: showValue(row, value, options) };
    }
  }
}
