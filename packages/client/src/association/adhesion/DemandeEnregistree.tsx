import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { Satisfaction } from '../../platform/Satisfaction.tsx';
import { ConfirmationPanel } from '../../ui/ConfirmationPanel.tsx';
import { AccesEnAttente } from './AccesEnAttente.tsx';

type DemandeEnregistreeProps = { association: AssociationTrouvee; membership: UserAssociation };

/** The page of a request shows under the confirmation that it was sent, and stays at the same address. */
export const DemandeEnregistree = ({ association, membership }: DemandeEnregistreeProps) => (
  <>
    <AccesEnAttente
      membership={membership}
      heading={
        <ConfirmationPanel
          heading={<PageHeading titre="Votre demande d’accès est enregistrée" objet={association.nom} />}
        >
          <p>
            {association.nom}, le{' '}
            <span className="nombre">{formatHorodatage(new Date(membership.since))}</span>
          </p>
        </ConfirmationPanel>
      }
    />
    <div className="page colonne-texte">
      <Satisfaction demarche="acces" />
    </div>
  </>
);
