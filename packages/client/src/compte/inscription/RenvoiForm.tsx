import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { Notice } from '../../ui/Notice.tsx';
import { type AdresseSaisie, UneAdresseForm } from './UneAdresseForm.tsx';

/** A person who is not signed in here asks for a new link; the answer is the same whoever the address belongs to. */
export function RenvoiForm({ redirect }: { redirect: string }) {
  const [sentAt, setSentAt] = useState<string | null>(null);
  const saisie = useSaisie({
    name: null,
    value: {} as AdresseSaisie,
    send: ({ email }) => {
      setSentAt(null);
      const body = { email: email ?? '', redirect_url: redirect };
      return call(inscriptionEndpoints.sendValidationMail, { body });
    },
    onDone: ({ at }) => setSentAt(formatHeure(new Date(at))),
  });
  return (
    <UneAdresseForm
      label="Recevoir un nouveau lien"
      saisie={saisie}
      aside={
        <AppLink className="fr-link" href="/login">
          Se connecter
        </AppLink>
      }
    >
      <div role="status">
        {sentAt && (
          <Notice tone="info" title={`Demande reçue à ${sentAt}.`}>
            Si un compte attend à cette adresse, un nouveau lien vient de partir.
          </Notice>
        )}
      </div>
    </UneAdresseForm>
  );
}
