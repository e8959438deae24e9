import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { focusFirstControl } from '../../ui/page/focus.ts';
import type { Envoi } from '../inscription/use-envoi.ts';
import '../../ui/fields/fields.css';

type CompteFormProps = {
  envoi: Envoi;
  onSubmit: () => Promise<unknown>;
  /** It is true when the form replaces a text: its first field then takes the focus. */
  isOpened?: boolean;
  children: ReactNode;
};

/** The form shows its errors on top, then the fields and the button. */
export function CompteForm({ envoi, onSubmit, isOpened = false, children }: CompteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) focusFirstControl(form.current);
  }, [isOpened]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSubmit();
  };
  return (
    <form ref={form} className="formulaire" noValidate onSubmit={submit}>
      <ErrorSummary errors={envoi.errors} attempt={envoi.attempt} />
      {children}
    </form>
  );
}
