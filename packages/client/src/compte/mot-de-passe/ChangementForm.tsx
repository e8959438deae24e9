import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import { champsChangement, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { missingIn, motDePasse } from '../champs-compte.ts';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { MotDePasseControl } from './MotDePasseControl.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

type ChangementFormProps = { user: Pick<User, 'email' | 'nom' | 'prenom'>; onDone: () => void };

const ancien = { old_password: motDePasse('Mot de passe actuel') };
const fields = { ...ancien, [champsChangement.password]: motDePasse('Nouveau mot de passe') };

export function ChangementForm({ user, onDone }: ChangementFormProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { old_password?: string | null; new_password?: string | null },
    send: ({ old_password, new_password }) => {
      const chosen = { new_password: new_password ?? '', new_confirm: new_password ?? '' };
      const body = { old_password: old_password ?? '', ...chosen };
      return call(motDePasseEndpoints.changePassword, { params: { id: 'moi' }, body });
    },
    onDone,
  });
  const password = saisie.typed.new_password ?? '';
  const owner = { ...user, courriel: user.email };
  return (
    <SaisieForm
      label="Enregistrer ce mot de passe"
      saisie={saisie}
      fields={fields}
      rules={[
        ...missingIn(saisie.typed, ancien),
        ...errorsOf(nouveauMotDePasseProblems({ password, confirm: password, owner }, champsChangement)),
      ]}
      own={{ old_password: MotDePasseControl, [champsChangement.password]: NouveauMotDePasse }}
      aside={
        <AppLink className="fr-link" href="/mot-de-passe-oublie">
          Mot de passe oublié ?
        </AppLink>
      }
    />
  );
}
