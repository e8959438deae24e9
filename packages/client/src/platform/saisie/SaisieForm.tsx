import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { focusFirstControl } from '../../ui/page/focus.ts';
import { SaisieFields } from './SaisieFields.tsx';
import type { SaisieProps } from './saisie-props.ts';
import { usePress } from './use-press.ts';

type SaisieFormProps<T extends object> = SaisieProps<T> & {
  /** The name of the form for screen readers, where no title gives one. */
  name?: string;
  kind?: 'principal' | 'secondaire';
  busyText?: string;
  /** Called by « Annuler » once what was typed is forgotten; without it, there is no such button. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** What stands beside the button. */
  aside?: ReactNode;
  /** What stands under the button. */
  foot?: ReactNode;
  /** True when the form takes the place of a text that was read: its first field then takes the focus. */
  isOpened?: boolean;
};

/** A form in a page or a panel: its rows, and one button that checks and sends them. */
export function SaisieForm<T extends object>(props: SaisieFormProps<T>) {
  const { saisie, name, label, kind, busyText = 'Enregistrement en cours…', onCancel, isOpened } = props;
  const press = usePress(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) focusFirstControl(form.current);
  }, [isOpened]);
  const submit = () => {
    void press.press();
  };
  const cancel = () => {
    saisie.forget();
    onCancel?.();
  };
  return (
    <FormFrame ref={form} className="feuille pile" name={name} onSend={submit}>
      <SaisieFields {...props} press={press} />
      <div className="actions">
        <ActionButton kind={kind} isBusy={saisie.isBusy} busyText={busyText}>
          {label}
        </ActionButton>
        {onCancel && (
          <button type="button" className="fr-btn fr-btn--secondary" onClick={cancel}>
            {props.cancelLabel ?? 'Annuler'}
          </button>
        )}
        {props.aside}
      </div>
      {props.foot}
    </FormFrame>
  );
}
