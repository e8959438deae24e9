import { count } from '@asso/domain/identifiants/nombres-affiches';
import { readAt } from '@asso/domain/kernel/changes';
import type { ListRow } from '@asso/domain/kernel/fields';
import { type ReactNode, useState } from 'react';
import { announce } from './announcer.ts';
import { errorAt, fieldId } from './field-errors.ts';
import { FieldMessages } from './fields/FieldMessages.tsx';
import { type Form, valueAt } from './fields/form.ts';
import { afterPaint, focusFirstControl } from './focus.ts';
import { newId } from './new-id.ts';

type ListEditorProps = {
  form: Form;
  row: ListRow;
  path: string;
  isLocked: boolean;
  /** The fields of one line, by the path of the line. */
  renderRows: (linePath: string, form: Form) => ReactNode;
};
type Line = { id: string };

/** Rows that can be added and removed one by one; the focus goes to what was added, or to what takes a removal back. */
export function ListEditor({ form, row, path, isLocked, renderRows }: ListEditorProps) {
  const lines = (valueAt(form, path) ?? []) as readonly Line[];
  const [removed, setRemoved] = useState<Line | null>(null);
  // What was just added is not wrong yet: nobody has left it.
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const id = fieldId(path);
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  const add = () => {
    const line = { id: newId() };
    setRemoved(null);
    setFresh([...fresh, line.id]);
    form.onChange(`${path}.${line.id}`, line);
    announce(`Ligne ${lines.length + 1} ajoutée.`);
    afterPaint(() => focusFirstControl(document.getElementById(fieldId(`${path}.${line.id}`))));
  };
  const remove = (line: Line) => {
    form.onChange(`${path}.${line.id}`, null);
    form.onLeave?.(path);
    setRemoved(line);
    announce(`Ligne retirée. ${count(lines.length - 1, 'ligne reste', 'lignes restent')}.`);
    afterPaint(() => document.getElementById(`${id}-annuler`)?.focus());
  };
  const takeBack = (line: Line) => {
    setRemoved(null);
    form.onChange(`${path}.${line.id}`, line);
    form.onLeave?.(path);
    announce('Ligne remise.');
    afterPaint(() => focusFirstControl(document.getElementById(fieldId(`${path}.${line.id}`))));
  };
  const leave = (line: Line) => setFresh((present) => present.filter((one) => one !== line.id));
  return (
    <fieldset
      className="champ groupe"
      id={id}
      aria-labelledby={`${id}-legende`}
      aria-describedby={error && `${id}-message`}
    >
      <legend className="groupe__legende" id={`${id}-legende`}>
        {row.label}
      </legend>
      {row.aide && <p className="fr-hint-text">{row.aide}</p>}
      <FieldMessages id={id} error={error} />
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
          <p className="ligne__retiree">
            Ligne retirée.{' '}
            <button
              type="button"
              id={`${id}-annuler`}
              className="fr-btn fr-btn--tertiary fr-btn--sm"
              onClick={() => takeBack(removed)}
            >
              Annuler <span className="invisible">le retrait : {nomLigne(row, removed)}</span>
            </button>
          </p>
        )}
        {!isLocked && lines.length < row.max && (
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-add-line"
            onClick={add}
          >
            {lines.length === 0 ? 'Ajouter une ligne' : 'Ajouter une autre ligne'}{' '}
            <span className="invisible">: {row.label}</span>
          </button>
        )}
        {lines.length >= row.max && (
          <p className="fr-hint-text">{count(row.max, 'ligne', 'lignes')} au plus.</p>
        )}
      </div>
    </fieldset>
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

/** « Cofinancements, ligne 1, Ville de Marseille »: what it is called is the first text of its fields. */
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
