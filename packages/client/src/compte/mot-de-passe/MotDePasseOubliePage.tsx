import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { adresseProblems } from '@asso/domain/compte/inscription.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRouteParams } from '../../platform/page/query-params.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CourrielControl } from '../inscription/CourrielControl.tsx';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { useEnvoi } from '../inscription/use-envoi.ts';
import { Reinitialisation } from './Reinitialisation.tsx';

/** Without a link, the page asks for one; with a link, a new password is chosen. */
export function MotDePasseOubliePage() {
  const { token } = useRouteParams();
  return token ? <Reinitialisation key={token} token={token} /> : <Demande />;
}

function Demande() {
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const envoi = useEnvoi();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSent(false);
    const done = await envoi.send(errorsOf(adresseProblems(normaliseCourriel(email))), () =>
      call(motDePasseEndpoints.forgotPassword, { body: { email } }),
    );
    setIsSent(done !== null);
  };
  return (
    <div className="page colonne-texte pile">
      <PageHeading
        titre="Mot de passe oublié"
        aide="connexion"
        chapo="Donnez l’adresse de votre compte : vous y recevrez un lien pour choisir un nouveau mot de passe."
      />
      <form className="formulaire" noValidate onSubmit={submit}>
        <CourrielControl label="Adresse électronique" email={email} envoi={envoi} onChange={setEmail} />
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
        <div className="actions">
          <ActionButton isBusy={envoi.isBusy} busyText="Envoi en cours…">
            Recevoir un lien
          </ActionButton>
          <AppLink className="fr-link" href="/login">
            Revenir à la connexion
          </AppLink>
        </div>
      </form>
    </div>
  );
}
