import type { ReactNode } from 'react';
import type { CallOutcome } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { code, missingIn, motDePasseLabel, votreMotDePasse } from '../champs-compte.ts';
import { CodeControl } from '../connexion/CodeControl.tsx';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';

type Preuve = { password: string; code?: string };
type Done<E> = Extract<CallOutcome<E>, { ok: true }>;

type PreuveFormProps<E> = {
  /** True when the account has a second factor: a code is then asked too. */
  needsCode: boolean;
  label: string;
  onSubmit: (preuve: Preuve) => Promise<CallOutcome<E>>;
  onDone: (outcome: Done<E>) => unknown;
  onCancel?: () => void;
  children?: ReactNode;
};

/** Asks for the password again, and for a code, before an important action. */
export function PreuveForm<E>({
  needsCode,
  label,
  onSubmit,
  onDone,
  onCancel,
  children,
}: PreuveFormProps<E>) {
  const fields = { password: votreMotDePasse, ...(needsCode && { code }) };
  const saisie = useSaisie({
    name: null,
    value: {} as { password?: string | null; code?: string | null },
    send: async ({ password, code: given }) => {
      const preuve = { password: password ?? '', ...(needsCode && { code: given ?? '' }) };
      const outcome = await onSubmit(preuve);
      return outcome.ok ? { ok: true as const, value: outcome as Done<E> } : outcome;
    },
    onDone: (outcome) => onDone(outcome),
  });
  return (
    <SaisieForm
      label={label}
      busyText="Vérification en cours…"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields, motDePasseLabel)}
      own={{ password: MotDePasseControl, code: CodeControl }}
      before={children}
      onCancel={onCancel}
      isOpened={onCancel !== undefined}
    />
  );
}
