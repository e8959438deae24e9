import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { reponseAvant } from '@asso/domain/association/membre.rules';
import { formatDate } from '@asso/domain/identifiants/instants';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';

/** Nothing private is open until the managers have answered. */
export function AccesEnAttente({ membership }: { membership: UserAssociation }) {
  const date = formatDate(reponseAvant(new Date(membership.since)));
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Votre demande d’accès attend une réponse"
        objet={membership.nom}
        chapo={`Les personnes qui gèrent ${membership.nom} ont jusqu’au ${date} pour répondre. Ensuite, une personne de l’administration examine votre demande.`}
      />
      <p>
        <AppLink className="fr-btn" href="/user/dashboard">
          Revenir à l’accueil
        </AppLink>
      </p>
    </div>
  );
}
