import type { InvitationRecue } from '@asso/contract/association/invitation.schemas';
import { etatsInvitation } from '@asso/domain/association/invitation.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useUser } from '../../platform/session/session.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { porteeInvitation } from './invitation-words.ts';

/** The page of an invitation opened by its link: says what to do, depending on who is signed in. */
export function InvitationLue({ invitation }: { invitation: InvitationRecue }) {
  const { association, par, etat, est_la_mienne } = invitation;
  return (
    <div className="page">
      <PageHeading
        titre="Une invitation vous attend"
        objet={association.nom}
        chapo={`${par} vous invite pour ${porteeInvitation(invitation)}.`}
      />
      {etat !== 'envoyee' ? (
        <Fermee invitation={invitation} />
      ) : (
        <div className="deux-colonnes">
          {est_la_mienne ? (
            <ul className="liste-nue">
              <InvitationCard invitation={invitation} onAnswered={async () => undefined} />
            </ul>
          ) : (
            <AvecQuelCompte invitation={invitation} />
          )}
          <CeQuElleOuvre invitation={invitation} />
        </div>
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

/** Says what is offered, and asks to answer with the invited address when another account is in use or none is. */
function AvecQuelCompte({ invitation }: { invitation: InvitationRecue }) {
  const { adresse, association, fonction, expire_le } = invitation;
  const user = useUser();
  return (
    <section className="feuille pile" aria-labelledby="compte">
      <ReadList
        items={[
          { label: 'Association', value: [association.nom, association.commune].filter(Boolean).join(', ') },
          { label: 'Vous y serez', value: sayFonction(fonction, null) },
          { label: 'À accepter avant le', value: formatDate(new Date(expire_le)) },
        ]}
      />
      <h2 id="compte" className="fr-h5">
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

/** What the person will be able to do, for an access to the whole association. */
const CeQuElleOuvre = ({ invitation: { dossiers, id_siret } }: { invitation: InvitationRecue }) =>
  dossiers === null &&
  id_siret === null && (
    <section className="pile pile--serree" aria-labelledby="ouvre">
      <h2 id="ouvre" className="fr-h5">
        Ce que vous pourrez faire
      </h2>
      <ul>
        <li>Préparer et transmettre des demandes pour l’association.</li>
        <li>
          Voir où en sont tous ses dossiers, et leurs montants. Vous ouvrirez les vôtres et ceux qu’on partage
          avec vous.
        </li>
        <li>Tenir à jour sa fiche, ses papiers et son RIB.</li>
      </ul>
      <p className="discret">Vous pourrez quitter l’association quand vous voudrez.</p>
    </section>
  );
