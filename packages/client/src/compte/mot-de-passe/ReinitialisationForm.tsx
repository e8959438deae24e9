import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { champsInscription, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { leaveSession } from '../../platform/session/session.ts';
import { motDePasse } from '../champs-compte.ts';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

type ReinitialisationFormProps = {
  token: string;
  onDone: () => void;
  /** This runs when the link was used, or expired, while the password was being typed. */
  onDead: (problem: ProblemReply) => void;
};

export function ReinitialisationForm({ token, onDone, onDead }: ReinitialisationFormProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { password?: string | null },
    send: async ({ password }) => {
      const body = { token, password: password ?? '', confirm: password ?? '' };
      const outcome = await call(motDePasseEndpoints.resetPassword, { body });
      if (!outcome.ok && outcome.problem.code === 'compte.lien-perime') onDead(outcome.problem);
      return outcome;
    },
    onDone: () => {
      leaveSession();
      onDone();
    },
  });
  const password = saisie.typed.password ?? '';
  return (
    <SaisieForm
      label="Enregistrer ce mot de passe"
      saisie={saisie}
      fields={{ [champsInscription.password]: motDePasse('Nouveau mot de passe') }}
      rules={errorsOf(nouveauMotDePasseProblems({ password, confirm: password, owner: {} }))}
      own={{ [champsInscription.password]: NouveauMotDePasse }}
    />
  );
}
