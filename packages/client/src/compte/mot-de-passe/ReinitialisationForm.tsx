import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { champsInscription, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { leaveSession } from '../../platform/session/session.ts';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { useEnvoi } from '../inscription/use-envoi.ts';
import { MotDePasseForm } from './MotDePasseForm.tsx';

type ReinitialisationFormProps = {
  token: string;
  onDone: () => void;
  /** This runs when the link was used, or expired, while the password was being typed. */
  onDead: (problem: ProblemReply) => void;
};

export function ReinitialisationForm({ token, onDone, onDead }: ReinitialisationFormProps) {
  const [password, setPassword] = useState('');
  const envoi = useEnvoi();
  const submit = async () => {
    const chosen = { password, confirm: password };
    const found = errorsOf(nouveauMotDePasseProblems({ ...chosen, owner: {} }));
    const done = await envoi.send(found, async () => {
      const outcome = await call(motDePasseEndpoints.resetPassword, { body: { token, ...chosen } });
      if (!outcome.ok && outcome.problem.code === 'compte.lien-perime') onDead(outcome.problem);
      return outcome;
    });
    if (!done) return;
    leaveSession();
    onDone();
  };
  return (
    <MotDePasseForm
      envoi={envoi}
      field={champsInscription.password}
      value={password}
      onChange={setPassword}
      onSubmit={submit}
    />
  );
}
