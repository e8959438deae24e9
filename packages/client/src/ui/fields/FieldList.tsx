import type { Fields } from '@asso/domain/kernel/fields';
import { useContext } from 'react';
import { FieldRows } from './FieldRows.tsx';
import { FieldMarks } from './field-marks.ts';
import type { Form } from './form.ts';
import './fields.css';

type FieldListProps = Form & {
  fields: Fields;
  /** The names of the rows to show, in this order; all rows are shown when absent. */
  only?: readonly string[];
  /** The path of the group, or of the line of a list, that these fields belong to. */
  parentPath?: string;
  /** False when the page has already explained what the asterisk means. */
  saysRequired?: boolean;
};

/**
 * Shows a table of fields as a form: a field that does not apply is hidden, and one that may not be changed is shown to
 * be read.
 */
export function FieldList({ fields, only, parentPath, saysRequired = true, ...form }: FieldListProps) {
  const names = only ?? Object.keys(fields);
  const hasAsterisk =
    useContext(FieldMarks) === 'obligatoire' && names.some((name) => fields[name]?.requiredAt);
  return (
    <div className="formulaire">
      {saysRequired && hasAsterisk && <p className="fr-hint-text">* obligatoire</p>}
      <FieldRows form={form} fields={fields} only={only} parentPath={parentPath} />
    </div>
  );
}
