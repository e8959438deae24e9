import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { belowBase, go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser, useUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RienRecu } from './RienRecu.tsx';
import { type AdresseSaisie, UneAdresseForm } from './UneAdresseForm.tsx';
import '../mot-de-passe/mot-de-passe.css';

const titre = 'Consultez votre messagerie';
const pollMs = 5000;

/** The page where a person waits for the link of activation; it changes when the link is followed in another tab. */
export function ValidationPage() {
  const redirect = redirectionSure(belowBase(useQueryParams().get('redirect_url') ?? ''));
  const user = useUser();
  const isActive = user?.enabled === true;
  useEffect(() => {
    if (!isActive) return;
    notify('succes', 'Votre compte est activé.');
    go(redirect, { replace: true });
  }, [isActive, redirect]);
  if (isActive) return null;
  return user ? <Attente email={user.email} redirect={redirect} /> : <SansSession redirect={redirect} />;
}

function Attente({ email, redirect }: { email: string; redirect: string }) {
  const [isEarly, setIsEarly] = useState(false);
  usePoll();
  const followed = async () => setIsEarly((await loadUser({ again: true }))?.enabled !== true);
  return (
    <div className="page colonne-texte pile">
      <PageHeading
        titre={titre}
        aide="connexion"
        chapo={
          <>
            Nous avons écrit à <strong className="adresse-entiere">{email}</strong>. Suivez le lien reçu pour
            activer votre compte. Il sert une seule fois, pendant 24 heures.
          </>
        }
      />
      <div role="status">
        {isEarly && (
          <Notice tone="attention" title="Votre compte n’est pas encore activé.">
            Ouvrez le courriel et suivez son lien : cette page changera d’elle-même.
          </Notice>
        )}
      </div>
      <div className="actions">
        <ActionButton onPress={followed} busyText="Vérification en cours…">
          J’ai suivi le lien
        </ActionButton>
      </div>
      <RienRecu email={email} redirect={redirect} />
    </div>
  );
}

/** Shown when nobody is signed in: the person must type their address. */
const SansSession = ({ redirect }: { redirect: string }) => (
  <div className="page colonne-texte pile">
    <PageHeading
      titre={titre}
      aide="connexion"
      chapo="Suivez le lien reçu pour activer votre compte. Il sert une seule fois, pendant 24 heures."
    />
    <RenvoiForm redirect={redirect} />
  </div>
);

function usePoll(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void loadUser({ again: true }).catch(() => undefined);
    }, pollMs);
    return () => clearInterval(timer);
  }, []);
}

/** Sends a new link to an address; the answer is the same whether it has an account or not. */
function RenvoiForm({ redirect }: { redirect: string }) {
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
