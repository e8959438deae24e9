import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import { champsChangement, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { errorAt } from '../../ui/fields/field-errors.ts';
import { PasswordControl } from '../../ui/fields/PasswordControl.tsx';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { missingIn, useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseForm } from './MotDePasseForm.tsx';

type ChangementFormProps = { user: Pick<User, 'email' | 'nom' | 'prenom'>; onDone: () => void };

const oldLabel = 'Mot de passe actuel';

export function ChangementForm({ user, onDone }: ChangementFormProps) {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const envoi = useEnvoi();
  const submit = async () => {
    const owner = { ...user, courriel: user.email };
    const found = [
      ...missingIn({ old_password: old }, { old_password: oldLabel }),
      ...errorsOf(nouveauMotDePasseProblems({ password, confirm: password, owner }, champsChangement)),
    ];
    const body = { old_password: old, new_password: password, new_confirm: password };
    const done = await envoi.send(found, () =>
      call(motDePasseEndpoints.changePassword, { params: { id: 'moi' }, body }),
    );
    if (done) onDone();
  };
  return (
    <MotDePasseForm
      envoi={envoi}
      field={champsChangement.password}
      value={password}
      onChange={setPassword}
      onSubmit={submit}
      aside={
        <AppLink className="fr-link" href="/mot-de-passe-oublie">
          Mot de passe oublié ?
        </AppLink>
      }
    >
      <PasswordControl
        id="champ-old_password"
        label={oldLabel}
        autoComplete="current-password"
        value={old}
        error={errorAt(envoi.errors, 'old_password')}
        onChange={setOld}
      />
    </MotDePasseForm>
  );
}
