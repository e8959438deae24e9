import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useUser } from '../../platform/session/session.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { InvitationLue } from './InvitationLue.tsx';
import '../association.css';

/** The page of invitations: opened by the link of an e-mail, or by a person signed in with the invited address. */
export function InvitationPage() {
  const [jeton] = useState(jetonOf);
  const user = useUser();
  if (jeton) return <ParLien jeton={jeton} />;
  return user ? <MesInvitations /> : <SansLien />;
}

function ParLien({ jeton }: { jeton: string }) {
  const read = useRead(invitationEndpoints.readInvitation, { body: { jeton } });
  if (read.state === 'refuse' && read.problem.status === 404)
    return <LienMort message={read.problem.message} />;
  return <ReadPage read={read}>{(invitation) => <InvitationLue invitation={invitation} />}</ReadPage>;
}

/** Shown for a link that is cut short, or whose invitation was removed. */
const LienMort = ({ message }: { message: string }) => (
  <div className="page colonne-texte">
    <PageHeading titre="Votre invitation" />
    <Notice tone="erreur" title={message} />
    <div className="actions">
      <AppLink className="fr-btn" href="/">
        Revenir à l’accueil
      </AppLink>
    </div>
  </div>
);

function MesInvitations() {
  const read = useRead(invitationEndpoints.listMesInvitations, {});
  return (
    <ReadPage read={read}>
      {({ items }) => (
        <div className="page colonne-texte">
          <PageHeading titre="Vos invitations" chapo="Acceptez celles que vous attendiez." />
          {items.length === 0 ? (
            <EmptyState
              fact="Aucune invitation n’attend votre réponse."
              why="Une invitation est liée à l’adresse qui l’a reçue : vérifiez que c’est celle de votre compte."
              action={
                <AppLink className="fr-btn fr-btn--secondary" href="/user/dashboard">
                  Revenir à l’accueil
                </AppLink>
              }
            />
          ) : (
            <ul className="liste-nue fiches">
              {items.map((one) => (
                <InvitationCard key={one.id} invitation={one} onAnswered={read.reload} />
              ))}
            </ul>
          )}
        </div>
      )}
    </ReadPage>
  );
}

const SansLien = () => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Vos invitations"
      chapo="Ouvrez le lien du courriel d’invitation, ou connectez-vous avec l’adresse qui l’a reçu."
    />
    <p>
      <AppLink className="fr-btn" href="/login?redirect_url=%2Finvitation">
        Se connecter
      </AppLink>
    </p>
  </div>
);

// The secret of an invitation's link comes after « # », so it reaches the server only in the body of the call that
// reads it.
const shape = /^[\w-]{20,100}$/;

/** Returns the secret of the link and removes it from the address, so that an address copied later opens nothing. */
function jetonOf(): string | null {
  const jeton = location.hash.slice(1);
  if (!shape.test(jeton)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return jeton;
}
