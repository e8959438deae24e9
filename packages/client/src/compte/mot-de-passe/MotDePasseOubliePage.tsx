import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type AdresseSaisie, UneAdresseForm } from '../inscription/UneAdresseForm.tsx';
import { Reinitialisation } from './Reinitialisation.tsx';

/** Asks for a link by e-mail or, when the address has one, for a new password. */
export function MotDePasseOubliePage() {
  const { token } = useRouteParams();
  return token ? <Reinitialisation key={token} token={token} /> : <Demande />;
}

function Demande() {
  const [isSent, setIsSent] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: {} as AdresseSaisie,
    send: ({ email }) => {
      setIsSent(false);
      return call(motDePasseEndpoints.forgotPassword, { body: { email: email ?? '' } });
    },
    onDone: () => setIsSent(true),
  });
  return (
    <div className="page colonne-texte pile">
      <PageHeading
        titre="Mot de passe oublié"
        aide="connexion"
        chapo="Donnez l’adresse de votre compte : vous y recevrez un lien pour choisir un nouveau mot de passe."
      />
      <UneAdresseForm
        label="Recevoir un lien"
        saisie={saisie}
        aside={
          <AppLink className="fr-link" href="/login">
            Revenir à la connexion
          </AppLink>
        }
      >
        <div role="status">
          {isSent && (
            <Notice
              tone="info"
              title="Si un compte existe pour cette adresse, un courriel vient de partir. Le lien est valable une heure."
            >
              Rien reçu ? Regardez dans les indésirables, ou essayez une autre adresse.
            </Notice>
          )}
        </div>
      </UneAdresseForm>
    </div>
  );
}
