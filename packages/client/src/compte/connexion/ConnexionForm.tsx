import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import type { SignIn } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { CompteForm } from '../profil/CompteForm.tsx';

export type Identifiants = { email: string; password: string };

type SignInFormProps = {
  first: Identifiants;
  onSubmit: (identifiants: Identifiants) => Promise<SignIn>;
  /** This is the button's text, when it does more than signing in. */
  verb?: string;
};

const labels = { email: 'Adresse électronique', password: 'Mot de passe' };
/** Only a person who gave the right password receives these problems, and only the help can solve them. */
const helped = new Set(['compte.desactive', 'compte.verrouille', 'compte.service-verrouille']);

export function ConnexionForm({ first, onSubmit, verb = 'Se connecter' }: SignInFormProps) {
  const [typed, setTyped] = useState(first);
  const [needsHelp, setNeedsHelp] = useState(false);
  const envoi = useEnvoi();
  const change = (field: keyof Identifiants) => (value: unknown) =>
    setTyped((before) => ({ ...before, [field]: String(value ?? '') }));
  const submit = async () => {
    await envoi.send(missingIn(typed, labels), async () => {
      const outcome = await onSubmit({ ...typed, email: typed.email.trim() });
      setNeedsHelp(!outcome.ok && helped.has(outcome.problem.code));
      return outcome;
    });
  };
  return (
    <CompteForm envoi={envoi} onSubmit={submit}>
      {needsHelp && (
        <AppLink className="fr-link" href="/assistance/connexion">
          Écrire à l’aide
        </AppLink>
      )}
      <TextControl
        id="champ-email"
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={typed.email}
        error={errorAt(envoi.errors, 'email')}
        onChange={change('email')}
      />
      <PasswordControl
        id="champ-password"
        label={labels.password}
        autoComplete="current-password"
        value={typed.password}
        error={errorAt(envoi.errors, 'password')}
        onChange={change('password')}
      />
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Connexion en cours…">
          {verb}
        </ActionButton>
        <AppLink className="fr-link" href="/mot-de-passe-oublie">
          Mot de passe oublié ?
        </AppLink>
      </div>
    </CompteForm>
  );
}
