import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { rubriqueHref } from '../fiche/rubriques.ts';

/** The person already belongs to this association, so there is nothing to certify again. */
export const DejaMembre = ({ membership }: { membership: UserAssociation }) => (
  <div className="page colonne-texte">
    <PageHeading
      titre="Vous gérez déjà cette association"
      objet={membership.nom}
      chapo={`${membership.nom} est dans vos associations.`}
    />
    <p>
      <AppLink className="fr-btn" href={rubriqueHref(membership)}>
        Voir ses informations administratives
      </AppLink>
    </p>
  </div>
);
