import { count } from '@asso/domain/identifiants/affichage';
import type { ListRow } from '@asso/domain/kernel/fields';
import { type ReactNode, useRef } from 'react';
import { announce } from './announcer.ts';
import { errorAt, fieldId } from './field-errors.ts';
import { FieldMessages } from './fields/FieldMessages.tsx';
import { type Form, valueAt } from './fields/form.ts';
import { focusFirstControl } from './focus.ts';
import { newId } from './new-id.ts';

type ListEditorProps = {
  form: Form;
  row: ListRow;
  path: string;
  isLocked: boolean;
  /** The fields of one line, by the path of the line. */
  renderRows: (linePath: string) => ReactNode;
};
type Line = { id: string };

/** Rows that can be added and removed one by one; the focus goes to what was added, or next to what was removed. */
export function ListEditor({ form, row, path, isLocked, renderRows }: ListEditorProps) {
  const lines = (valueAt(form, path) ?? []) as readonly Line[];
  const box = useRef<HTMLFieldSetElement>(null);
  const id = fieldId(path);
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  const add = () => {
    const line = { id: newId() };
    form.onChange(`${path}.${line.id}`, line);
    afterPaint(() => focusFirstControl(document.getElementById(fieldId(`${path}.${line.id}`))));
  };
  const remove = (index: number) => {
    form.onChange(`${path}.${lines[index]?.id}`, null);
    form.onLeave?.(path);
    announce(`Ligne retirée. ${count(lines.length - 1, 'ligne reste', 'lignes restent')}.`);
    afterPaint(() => focusAfterRemoval(box.current, index));
  };
  return (
    <fieldset
      ref={box}
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
        {lines.map((line, index) => (
          <ListLine
            key={line.id}
            {...{ form, row, path: `${path}.${line.id}`, index }}
            rows={renderRows(`${path}.${line.id}`)}
          >
            {!isLocked && (
              <button
                type="button"
                className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
                onClick={() => remove(index)}
              >
                Retirer <span className="invisible">la ligne {index + 1}</span>
              </button>
            )}
          </ListLine>
        ))}
        {!isLocked && lines.length < row.max && (
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-add-line"
            data-ajouter
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
  children: ReactNode;
};

function ListLine({ form, row, path, index, rows, children }: ListLineProps) {
  const error = errorAt([...(form.refusals ?? []), ...(form.errors ?? [])], path);
  return (
    <fieldset className="ligne" id={fieldId(path)} aria-label={`${row.label}, ligne ${index + 1}`}>
      <div className="ligne__tete">
        <p className="ligne__titre">Ligne {index + 1}</p>
        {children}
      </div>
      <FieldMessages id={fieldId(path)} error={error} />
      <div className="formulaire">{rows}</div>
    </fieldset>
  );
}

function focusAfterRemoval(box: HTMLElement | null, index: number): void {
  const buttons = box?.querySelectorAll<HTMLButtonElement>('.ligne__tete button') ?? [];
  const next =
    buttons[Math.min(index, buttons.length - 1)] ?? box?.querySelector<HTMLButtonElement>('[data-ajouter]');
  next?.focus();
}

const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));
