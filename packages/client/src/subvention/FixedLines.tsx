import type { ListRow } from '@asso/domain/kernel/fields';
import { errorAt, fieldId } from '../ui/field-errors.ts';
import { FieldMessages } from '../ui/fields/FieldMessages.tsx';
import { FieldRows } from '../ui/fields/FieldRows.tsx';
import { type Form, isLocked, valueAt } from '../ui/fields/form.ts';
import { showValue } from '../ui/show-value.ts';
import '../ui/fields.css';

type FixedLinesProps = { form: Form; row: ListRow; path: string };

/** Lines the server made: their key names them, the rest is filled. */
export function FixedLines({ form, row, path }: FixedLinesProps) {
  const lines = (valueAt(form, path) ?? []) as { id: string }[];
  const id = fieldId(path);
  return (
    <div className="annees" id={id} tabIndex={-1}>
      <FieldMessages id={id} error={errorAt(form.errors ?? [], path)} />
      {lines.map((line) => (
        <fieldset className="groupe" key={line.id} id={fieldId(`${path}.${line.id}`)}>
          <legend className="groupe__legende">{nameOf(form, row, line)}</legend>
          <FieldRows
            form={form}
            fields={row.fields}
            parentPath={`${path}.${line.id}`}
            only={Object.keys(row.fields).filter((name) => !isLocked(form, row.fields[name] ?? row))}
          />
        </fieldset>
      ))}
    </div>
  );
}

/** « 2027 · DRAJES Sud ». */
function nameOf(form: Form, row: ListRow, line: object): string {
  return (row.key ?? [])
    .map((name) => {
      const field = row.fields[name];
      const value: unknown = Reflect.get(line, name);
      if (field?.kind === 'id') return showValue(field, value, form.options?.[field.of]);
      return String(value ?? '');
    })
    .filter(Boolean)
    .join(' · ');
}
