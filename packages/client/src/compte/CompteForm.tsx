import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { focusFirstControl } from '../ui/focus.ts';
import type { Envoi } from './use-envoi.ts';
import '../ui/fields.css';

type CompteFormProps = {
  envoi: Envoi;
  onSubmit: () => Promise<unknown>;
  /** It takes the place of what was read: its first field takes the focus. */
  isOpened?: boolean;
  children: ReactNode;
};

/** What is wrong on top, then the fields and the button. */
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
