import { FieldRows } from '../../ui/fields/FieldRows.tsx';
import type { ListEditorProps } from '../../ui/fields/group-kinds.ts';
import { ListEditor } from '../../ui/table/ListEditor.tsx';
import './haa.css';

/** Edits opening hours: each line is a day with two times. */
export const HorairesField = ({ form, row, path }: ListEditorProps) => (
  <ListEditor
    form={form}
    row={row}
    path={path}
    isLocked={false}
    renderRows={(linePath, shown) => (
      <div className="horaire">
        <FieldRows form={shown} fields={row.fields} parentPath={linePath} />
      </div>
    )}
  />
);
