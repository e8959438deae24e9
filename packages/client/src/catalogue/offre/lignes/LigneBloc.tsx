import type { ListRow } from '@asso/domain/kernel/fields';
import type { KeyboardEvent, ReactNode } from 'react';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import type { Form } from '../../../ui/fields/form.ts';
import type { LigneSaisie } from './feuille-acts.ts';
import { TexteSurPlace } from './TexteSurPlace.tsx';

type LigneBlocProps = {
  form: Form;
  row: ListRow;
  path: string;
  line: LigneSaisie;
  isChosen: boolean;
  onChoose: () => void;
  onSettings: () => void;
  onKey: (event: KeyboardEvent) => void;
  /** What the association sees under the words. */
  children: ReactNode;
};

/** One question or pièce as the association reads it, with words that are typed in place. */
export function LigneBloc({ form, row, path, line, isChosen, ...props }: LigneBlocProps) {
  const all = [...(form.refusals ?? []), ...(form.errors ?? [])];
  const inside = all.filter(
    ({ field }) => field.startsWith(`${path}.`) && field !== `${path}.label` && field !== `${path}.aide`,
  );
  const isWrong = all.some(({ field }) => field === path || field.startsWith(`${path}.`));
  const text = (name: 'label' | 'aide', className: string, placeholder: string) => (
    <TexteSurPlace
      id={fieldId(`${path}.${name}`)}
      label={row.fields[name]?.label ?? ''}
      value={line[name]}
      round={form.round}
      error={errorAt(all, `${path}.${name}`)}
      onChange={(to) => form.onChange(`${path}.${name}`, to)}
      onFocus={() => isChosen || props.onChoose()}
      onLeave={() => form.onLeave?.(`${path}.${name}`)}
      className={className}
      placeholder={placeholder}
    />
  );
  const state = isWrong ? ' bloc--faute' : isChosen ? ' bloc--choisi' : '';
  return (
    // The keys work wherever the focus is in the block: on its words or on its button.
    <fieldset
      aria-label={line.label || 'Ligne à nommer'}
      className={`bloc${state}`}
      id={fieldId(path)}
      onKeyDown={props.onKey}
    >
      {text('label', 'bloc__nom', 'Écrivez ici')}
      {(isChosen || line.aide) && text('aide', 'bloc__aide', 'Aide, facultative')}
      {props.children}
      {!isChosen &&
        inside.map(({ field, message }) => (
          <p key={field} className="fr-message fr-message--error">
            {message}
          </p>
        ))}
      <button
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm bloc__regler fr-icon-edit-line"
        aria-pressed={isChosen}
        onClick={props.onSettings}
      >
        Régler : {line.label || 'ligne à nommer'}
      </button>
    </fieldset>
  );
}
