import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { adresseProblems } from '@asso/domain/compte/inscription.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { type FormEvent, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CourrielControl } from './CourrielControl.tsx';
import { errorsOf } from './inscription-errors.ts';
import { useEnvoi } from './use-envoi.ts';

/** A person who is not signed in here asks for a new link; the answer is the same whoever the address belongs to. */
export function RenvoiForm({ redirect }: { redirect: string }) {
  const [email, setEmail] = useState('');
  const [sentAt, setSentAt] = useState<string | null>(null);
  const envoi = useEnvoi();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSentAt(null);
    const done = await envoi.send(errorsOf(adresseProblems(normaliseCourriel(email))), () =>
      call(inscriptionEndpoints.sendValidationMail, { body: { email, redirect_url: redirect } }),
    );
    if (done) setSentAt(formatHeure(new Date(done.value.at)));
  };
  return (
    <form className="formulaire" noValidate onSubmit={submit}>
      <CourrielControl label="Adresse électronique" email={email} envoi={envoi} onChange={setEmail} />
      <div role="status">
        {sentAt && (
          <Notice tone="info" title={`Demande reçue à ${sentAt}.`}>
            Si un compte attend à cette adresse, un nouveau lien vient de partir.
          </Notice>
        )}
      </div>
      <div className="actions">
        <ActionButton isBusy={envoi.isBusy} busyText="Envoi en cours…">
          Recevoir un nouveau lien
        </ActionButton>
        <AppLink className="fr-link" href="/login">
          Se connecter
        </AppLink>
      </div>
    </form>
  );
}
