import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { adresseProblems } from '@asso/domain/compte/inscription.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { CourrielControl } from '../inscription/CourrielControl.tsx';
import { errorsOf } from '../inscription/inscription-errors.ts';
import { keepEnvoi } from '../inscription/renvoi-courriel.ts';
import { useEnvoi } from '../inscription/use-envoi.ts';

/**
 * A person who mistyped their address when signing up corrects it: the new address gets a link, and the old link
 * stops working.
 */
export function AdresseForm({ redirect, onDone }: { redirect: string; onDone: () => void }) {
  const [email, setEmail] = useState('');
  const envoi = useEnvoi();
  useEffect(() => document.getElementById('champ-email')?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await envoi.send(errorsOf(adresseProblems(normaliseCourriel(email))), () =>
      call(inscriptionEndpoints.correctAddress, { body: { email, redirect_url: redirect } }),
    );
    if (!done) return;
    keepEnvoi();
    await loadUser({ again: true });
    notify('succes', 'Adresse corrigée. Un nouveau courriel vient de partir.');
    onDone();
  };
  return (
    <form className="formulaire" noValidate onSubmit={submit} aria-label="Corriger mon adresse">
      <CourrielControl
        label="Nouvelle adresse électronique"
        email={email}
        envoi={envoi}
        onChange={setEmail}
      />
      <div className="actions">
        <ActionButton kind="secondaire" isBusy={envoi.isBusy} busyText="Envoi en cours…">
          Envoyer le lien à cette adresse
        </ActionButton>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={onDone}>
          Annuler
        </button>
      </div>
    </form>
  );
}
