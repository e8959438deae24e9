import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { Fold } from '../../ui/Fold.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { useStore } from '../../ui/page/store.ts';
import { envoiKept, keepEnvoi, secondsBefore } from './renvoi-courriel.ts';
import { type AdresseSaisie, UneAdresseForm } from './UneAdresseForm.tsx';

type RienRecuProps = { email: string; redirect: string };

/**
 * Says what to do when no e-mail comes, in the same words for everybody: only the mailbox tells whether the address has
 * an account.
 */
export function RienRecu({ email, redirect }: RienRecuProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { seconds, said, send } = useRenvoi(email, redirect);
  return (
    <Fold opensFor={isCorrecting || said !== null} summary="Rien reçu ?">
      <p>Regardez dans les indésirables.</p>
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
        Cette adresse est peut-être déjà liée à un compte. <AppLink href="/login">Connectez-vous</AppLink> ou{' '}
        <AppLink href="/mot-de-passe-oublie">changez de mot de passe</AppLink>.
      </p>
    </Fold>
  );
}

/** Sends the e-mail again, at most once a minute, and says what became of it. */
function useRenvoi(email: string, redirect: string) {
  const seconds = useSecondsLeft(useStore(envoiKept));
  const [said, setSaid] = useState<string | null>(null);
  const say = (text: string) => {
    setSaid(text);
    announce(text);
  };
  const send = async () => {
    if (seconds > 0)
      return say('Le courriel vient de partir : attendez une minute avant d’en demander un autre.');
    const body = { email, redirect_url: redirect };
    const outcome = await call(inscriptionEndpoints.sendValidationMail, { body });
    if (!outcome.ok) return say(outcome.problem.message);
    keepEnvoi();
    say(`Courriel renvoyé à ${formatHeure(new Date(outcome.value.at))}.`);
  };
  return { seconds, said, send };
}

/** Returns the seconds left before another e-mail can be asked for. */
function useSecondsLeft(sentAt: number): number {
  const [at, setAt] = useState(() => now().getTime());
  const left = secondsBefore(sentAt, at);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setAt(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}

/** Corrects the address mistyped when signing up: the new one gets a link, and the old link stops working. */
function AdresseForm({ redirect, onDone }: { redirect: string; onDone: () => void }) {
  const saisie = useSaisie({
    name: null,
    value: {} as AdresseSaisie,
    send: ({ email }) =>
      call(inscriptionEndpoints.correctAddress, { body: { email: email ?? '', redirect_url: redirect } }),
    onDone: async () => {
      keepEnvoi();
      await loadUser({ again: true });
      notify('succes', 'Adresse corrigée. Un nouveau courriel vient de partir.');
      onDone();
    },
  });
  return (
    <UneAdresseForm
      name="Corriger mon adresse"
      champ="Nouvelle adresse électronique"
      label="Envoyer le lien à cette adresse"
      kind="secondaire"
      saisie={saisie}
      onCancel={onDone}
      isOpened
    />
  );
}
