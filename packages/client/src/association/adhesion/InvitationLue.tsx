import type { InvitationRecue } from '@asso/contract/association/invitation.schemas';
import { etatsInvitation } from '@asso/domain/association/invitation.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useUser } from '../../platform/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { porteeInvitation } from './invitation-words.ts';

/** The page of an invitation opened by its link: says what to do, depending on who is signed in. */
export function InvitationLue({ invitation }: { invitation: InvitationRecue }) {
  const { association, par, etat, est_la_mienne } = invitation;
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Une invitation vous attend"
        objet={association.nom}
        chapo={`${par} vous invite pour ${porteeInvitation(invitation)}.`}
      />
      {etat !== 'envoyee' ? (
        <Fermee invitation={invitation} />
      ) : est_la_mienne ? (
        <ul className="liste-nue">
          <InvitationCard invitation={invitation} onAnswered={async () => undefined} />
        </ul>
      ) : (
        <AvecQuelCompte invitation={invitation} />
      )}
    </div>
  );
}

function Fermee({ invitation: { etat, expire_le } }: { invitation: InvitationRecue }) {
  const isExpired = etat === 'expiree';
  const isSignedIn = useUser() !== null;
  return (
    <Notice
      tone={isExpired ? 'attention' : 'info'}
      title={
        isExpired
          ? `Cette invitation a expiré le ${formatDate(new Date(expire_le))}.`
          : `Cette invitation ne sert plus : ${etatsInvitation[etat].toLowerCase()}.`
      }
    >
      {isExpired && 'Demandez à la personne de la relancer.'}
      {!isExpired && (
        <p>
          <AppLink href={isSignedIn ? '/user/dashboard' : '/login'}>
            {isSignedIn ? 'Ouvrir l’accueil' : 'Se connecter pour retrouver vos associations'}
          </AppLink>
        </p>
      )}
    </Notice>
  );
}

const suite = encodeURIComponent('/invitation');

/** Asks to answer with the invited address, when another account is in use or none is. */
function AvecQuelCompte({ invitation: { adresse } }: { invitation: InvitationRecue }) {
  const user = useUser();
  return (
    <section className="pile" aria-labelledby="compte">
      <h2 id="compte" className="fr-h4">
        Répondez avec l’adresse {adresse}
      </h2>
      {user ? (
        <Notice tone="attention" title="Votre session est ouverte avec une autre adresse.">
          Déconnectez-vous dans le menu à votre nom, puis ouvrez de nouveau le lien du courriel.
        </Notice>
      ) : (
        <>
          <p>L’invitation vous attendra à votre arrivée.</p>
          <div className="actions">
            <AppLink className="fr-btn" href={`/login?redirect_url=${suite}`}>
              Se connecter
            </AppLink>
            <AppLink className="fr-btn fr-btn--secondary" href={`/register?redirect_url=${suite}`}>
              Créer mon compte
            </AppLink>
          </div>
        </>
      )}
    </section>
  );
}
