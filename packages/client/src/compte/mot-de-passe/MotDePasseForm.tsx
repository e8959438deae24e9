import type { FormEvent, ReactNode } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import type { Envoi } from '../inscription/use-envoi.ts';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';
import '../../ui/fields/fields.css';
import './mot-de-passe.css';

type MotDePasseFormProps = {
  envoi: Envoi;
  /** This is the new password's name in the call. */
  field: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => Promise<void>;
  /** These are asked before the new password. */
  children?: ReactNode;
  /** This stands beside the button. */
  aside?: ReactNode;
};

/** The form takes a new password, whatever proves that the person may choose it. */
export function MotDePasseForm({
  envoi,
  field,
  value,
  onChange,
  onSubmit,
  children,
  aside,
}: MotDePasseFormProps) {
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSubmit();
  };
  return (
    <form className="formulaire" noValidate onSubmit={submit}>
      <ErrorSummary errors={envoi.errors} attempt={envoi.attempt} />
      {children}
      <NouveauMotDePasse
        id={fieldId(field)}
        label="Nouveau mot de passe"
        value={value}
        error={errorAt(envoi.errors, field)}
        onChange={onChange}
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Enregistrement en cours…">
          Enregistrer ce mot de passe
        </ActionButton>
        {aside}
      </div>
    </form>
  );
}
