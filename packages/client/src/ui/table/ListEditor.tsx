import { count } from '@asso/domain/identifiants/nombres-affiches';
import { readAt } from '@asso/domain/kernel/changes';
import type { ListRow } from '@asso/domain/kernel/fields';
import { type ReactNode, useState } from 'react';
import { FieldMessages } from '../fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../fields/field-errors.ts';
import { type Form, valueAt } from '../fields/form.ts';
import { GroupFrame } from '../fields/GroupFrame.tsx';
import { newId } from '../page/new-id.ts';
import { RemovedLine } from './RemovedLine.tsx';
import { useLines } from './use-lines.ts';

type ListEditorProps = {
  form: Form;
  row: ListRow;
  path: string;
  isLocked: boolean;
  /** Renders the fields of one line, given the path of that line. */
  renderRows: (linePath: string, form: Form) => ReactNode;
};
type Line = { id: string };

/**
 * Edits the lines of a list, added and removed one by one; the focus goes to the added line, or to the button that
 * undoes a removal.
 */
export function ListEditor({ form, row, path, isLocked, renderRows }: ListEditorProps) {
  const lines = (valueAt(form, path) ?? []) as readonly Line[];
  // A line that was just added shows no error until the person leaves it.
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { removed, add, remove, takeBack } = useLines({ form, path, lines });
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  const addNew = () => {
    const line = { id: newId() };
    setFresh([...fresh, line.id]);
    add(line, `Ligne ${lines.length + 1} ajoutée.`);
  };
  const leave = (line: Line) => setFresh((present) => present.filter((one) => one !== line.id));
  return (
    <GroupFrame path={path} label={row.label} aide={row.aide} error={error}>
      <div className="liste-lignes">
        {lines.map((line, index) => {
          const linePath = `${path}.${line.id}`;
          const shown = fresh.includes(line.id) ? withoutErrorsIn(form, linePath) : form;
          return (
            <ListLine
              key={line.id}
              {...{ form: shown, row, path: linePath, index }}
              rows={renderRows(linePath, shown)}
              onLeave={() => leave(line)}
            >
              {!isLocked && (
                <button
                  type="button"
                  className="fr-btn fr-btn--tertiary fr-btn--sm"
                  onClick={() => remove(line)}
                >
                  Retirer <span className="invisible">: {nomLigne(row, line, index)}</span>
                </button>
              )}
            </ListLine>
          );
        })}
        {removed && (
          <RemovedLine
            path={path}
            said="Ligne retirée."
            name={nomLigne(row, removed)}
            onTakeBack={takeBack}
          />
        )}
        {!isLocked && lines.length < row.max && (
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-add-line"
            onClick={addNew}
          >
            {lines.length === 0 ? 'Ajouter une ligne' : 'Ajouter une autre ligne'}{' '}
            <span className="invisible">: {row.label}</span>
          </button>
        )}
        {lines.length >= row.max && (
          <p className="fr-hint-text">{count(row.max, 'ligne', 'lignes')} au plus.</p>
        )}
      </div>
    </GroupFrame>
  );
}

type ListLineProps = {
  form: Form;
  row: ListRow;
  path: string;
  index: number;
  rows: ReactNode;
  onLeave: () => void;
  children: ReactNode;
};

function ListLine({ form, row, path, index, rows, onLeave, children }: ListLineProps) {
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  return (
    <fieldset
      className="ligne"
      id={fieldId(path)}
      aria-label={`${row.label}, ligne ${index + 1}`}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      <p className="ligne__titre">Ligne {index + 1}</p>
      <FieldMessages id={fieldId(path)} error={error} />
      <div className="formulaire">{rows}</div>
      {children && <div className="ligne__actes">{children}</div>}
    </fieldset>
  );
}

/**
 * Returns the name of a line, like « Cofinancements, ligne 1, Ville de Marseille »: the last part is its first text
 * field.
 */
function nomLigne(row: ListRow, line: Line, index?: number): string {
  const named = Object.keys(row.fields).find((name) => row.fields[name]?.kind === 'text');
  const name = named && readAt(line, named);
  return [row.label, index !== undefined && `ligne ${index + 1}`, typeof name === 'string' && name]
    .filter(Boolean)
    .join(', ');
}

const withoutErrorsIn = (form: Form, path: string): Form => ({
  ...form,
  errors: form.errors?.filter(({ field }) => field !== path && !field.startsWith(`${path}.`)),
});
