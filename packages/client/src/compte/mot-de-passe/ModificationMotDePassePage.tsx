import { useState } from 'react';
import { hasPage } from '../../platform/page/available-pages.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser, useSignedInUser } from '../../platform/session/session.ts';
import { ChangementForm } from './ChangementForm.tsx';
import { Reinitialisation } from './Reinitialisation.tsx';

const profil = '/user/profil';

/** The password is changed with the old one, by choice or because it must be, or with the link of an e-mail. */
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
