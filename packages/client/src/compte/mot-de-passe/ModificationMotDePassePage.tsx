import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import { champsChangement, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { hasPage } from '../../platform/page/available-pages.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser, useSignedInUser } from '../../platform/session/session.ts';
import { missingIn, motDePasse } from '../champs-compte.ts';
import { toInscriptionErrors } from '../inscription/inscription-errors.ts';
import { MotDePasseControl } from './MotDePasseControl.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';
import { Reinitialisation } from './Reinitialisation.tsx';

const profil = '/user/profil';

/** Changes the password, with the old one or with the link of an e-mail. */
export function ModificationMotDePassePage() {
  const { token } = useRouteParams();
  return token ? <Reinitialisation key={token} token={token} /> : <Changement />;
}

function Changement() {
  const user = useSignedInUser();
  const [isForced] = useState(user.mustChangePassword);
  const leave = async () => {
    await loadUser({ again: true });
    notify('succes', 'Votre mot de passe est changé. Vos autres sessions sont fermées.');
    go(!isForced && hasPage(profil) ? profil : '/', { replace: true });
  };
  return (
    <div className="page colonne-texte pile">
      <PageHeading
        titre="Changer mon mot de passe"
        aide="connexion"
        fil={isForced ? undefined : [{ label: 'Mon profil', href: profil }]}
        chapo={
          isForced
            ? 'Choisissez un nouveau mot de passe pour continuer.'
            : 'Vos autres sessions se fermeront ; celle-ci reste ouverte.'
        }
      />
      <ChangementForm user={user} onDone={() => void leave()} />
    </div>
  );
}

type ChangementFormProps = { user: Pick<User, 'email' | 'nom' | 'prenom'>; onDone: () => void };

const ancien = { old_password: motDePasse('Mot de passe actuel') };
const fields = { ...ancien, [champsChangement.password]: motDePasse('Nouveau mot de passe') };

function ChangementForm({ user, onDone }: ChangementFormProps) {
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
        ...toInscriptionErrors(
          nouveauMotDePasseProblems({ password, confirm: password, owner }, champsChangement),
        ),
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
