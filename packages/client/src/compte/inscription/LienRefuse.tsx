import { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { signOut, useUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { keepEnvoi } from './renvoi-courriel.ts';

/** Says why a link is refused and what to do; a signed-out person must sign in to get a new one. */
export function LienRefuse({ problem }: { problem: ProblemReply }) {
  const user = useUser();
  const sendAgain = async () => {
    const email = user?.email ?? '';
    const outcome = await call(inscriptionEndpoints.sendValidationMail, { body: { email } });
    if (!outcome.ok) return notify('erreur', outcome.problem.message);
    keepEnvoi();
    notify('info', 'Un nouveau lien vient de partir.');
    go('/validation', { replace: true });
  };
  const leave = async () => {
    location.assign(await signOut());
  };
  switch (problem.code) {
    case 'compte.lien-perime':
      return (
        <Refus problem={problem}>
          {user ? (
            <ActionButton onPress={sendAgain} busyText="Envoi en cours…">
              Recevoir un nouveau lien
            </ActionButton>
          ) : (
            <AppLink className="fr-btn" href="/login">
              Se connecter
            </AppLink>
          )}
        </Refus>
      );
    case 'compte.lien-d-un-autre':
      return (
        <Refus problem={problem}>
          <ActionButton onPress={leave}>Se déconnecter</ActionButton>
        </Refus>
      );
    case 'compte.adresse-deja-liee':
      return (
        <Refus problem={problem}>
          <AppLink className="fr-btn" href="/login">
            Se connecter
          </AppLink>
          <AppLink className="fr-btn fr-btn--secondary" href="/mot-de-passe-oublie">
            Choisir un nouveau mot de passe
          </AppLink>
        </Refus>
      );
    default:
      return (
        <Refus problem={problem}>
          <ActionButton onPress={() => location.reload()}>Réessayer</ActionButton>
        </Refus>
      );
  }
}

const Refus = ({ problem, children }: { problem: ProblemReply; children: ReactNode }) => (
  <>
    <Notice tone="erreur" title={problem.message} />
    <div className="actions">{children}</div>
  </>
);
