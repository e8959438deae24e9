import { type ReactNode, useState } from 'react';
import type { CallOutcome } from '../../platform/call/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { CodeControl, codeLabel } from '../connexion/CodeControl.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { CompteForm } from './CompteForm.tsx';

type Preuve = { password: string; code?: string };

type PreuveFormProps<E> = {
  /** It is true when the account has a second factor: a code is then asked too. */
  needsCode: boolean;
  label: string;
  onSubmit: (preuve: Preuve) => Promise<CallOutcome<E>>;
  onDone: (outcome: Extract<CallOutcome<E>, { ok: true }>) => unknown;
  onCancel?: () => void;
  children?: ReactNode;
};

/** Before an important act, this asks for the password again, and for a code. */
export function PreuveForm<E>(props: PreuveFormProps<E>) {
  const { needsCode, label, onSubmit, onDone, onCancel } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const envoi = useEnvoi();
  const submit = async () => {
    const labels = { password: 'Mot de passe', ...(needsCode ? { code: codeLabel(false) } : {}) };
    const preuve = needsCode ? { password, code } : { password };
    const done = await envoi.send(missingIn({ password, code }, labels), () => onSubmit(preuve));
    if (done) await onDone(done);
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit} isOpened={onCancel !== undefined}>
      {props.children}
      <MotDePasseControl value={password} error={errorAt(envoi.errors, 'password')} onChange={setPassword} />
      {needsCode && <CodeControl value={code} onChange={setCode} error={errorAt(envoi.errors, 'code')} />}
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Vérification en cours…">
          {label}
        </ActionButton>
        {onCancel && (
          <button type="button" className="fr-btn fr-btn--secondary" onClick={onCancel}>
            Annuler
          </button>
        )}
      </div>
    </CompteForm>
  );
}
