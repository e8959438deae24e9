import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dossierHref } from '../dossier/dossier-href.ts';
import { PartsDesServices } from '../dossier/PartsDesServices.tsx';
import { AppLink } from '../platform/AppLink.tsx';

/**
 * Says, while one service asks for corrections, what the others granted or refused, and leads to the page where a payment
 * is asked: what one of them grants does not wait for the corrections of another.
 */
export const AutresServices = ({ dossier }: { dossier: DossierSubventionView }) => {
  const { genre, id_fo, demandeur } = dossier;
  return (
    <PartsDesServices
      dossier={dossier}
      acte={(one) => (
        <p>
          <AppLink href={dossierHref({ genre, id_fo, id_siret: demandeur.id_siret }, '?mode=read')}>
            Voir ce qui est accordé, les paiements et les comptes rendus
            <span className="invisible"> : {one.service.nom}</span>
          </AppLink>
        </p>
      )}
    />
  );
};
