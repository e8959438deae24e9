import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { AdresseForm } from '../connexion/AdresseForm.tsx';
import { useRenvoi } from './use-renvoi.ts';

type RienRecuProps = { email: string; redirect: string };

/** Everybody reads the same text: only the mailbox tells whether the address already has an account. */
export function RienRecu({ email, redirect }: RienRecuProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { seconds, said, send } = useRenvoi(email, redirect);
  return (
    <section className="pile pile--serree" aria-labelledby="rien-recu">
      <h2 className="fr-h4" id="rien-recu">
        Rien reçu ?
      </h2>
      <p>Regardez dans les indésirables, puis demandez un nouvel envoi ou vérifiez l’adresse.</p>
      <div className="actions">
        <button type="button" className="fr-btn fr-btn--secondary" onClick={() => void send()}>
          Renvoyer le courriel
        </button>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={() => setIsCorrecting(true)}>
          Corriger mon adresse
        </button>
      </div>
      {seconds > 0 && <p className="fr-hint-text">Nouvel envoi possible dans {seconds} s.</p>}
      {said && <p>{said}</p>}
      {isCorrecting && <AdresseForm redirect={redirect} onDone={() => setIsCorrecting(false)} />}
      <p>
        Cette adresse est peut-être déjà liée à un compte. <AppLink href="/login">Connectez-vous</AppLink>{' '}
        avec elle, ou <AppLink href="/mot-de-passe-oublie">choisissez un nouveau mot de passe</AppLink>.
      </p>
    </section>
  );
}
