import type { Fields } from '@asso/domain/kernel/fields';
import { FieldRows } from './FieldRows.tsx';
import type { Form } from './form.ts';
import './fields.css';

type FieldListProps = Form & {
  fields: Fields;
  /** Only these rows are shown, in this order; all of them when absent. */
  only?: readonly string[];
  /** The enclosing path, when the table is that of a group or of a line of a list. */
  parentPath?: string;
  /** False when the page has already explained the asterisk. */
  saysRequired?: boolean;
};

/** A table of fields is shown as a form: a field that is not asked is hidden, one that may not be written is read. */
export function FieldList({ fields, only, parentPath, saysRequired = true, ...form }: FieldListProps) {
  const names = only ?? Object.keys(fields);
  const hasRequired = names.some((name) => fields[name]?.requiredAt);
  return (
    <div className="formulaire">
      {saysRequired && hasRequired && <p className="fr-hint-text">* obligatoire</p>}
      <FieldRows form={form} fields={fields} only={only} parentPath={parentPath} />
    </div>
  );
}
