import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { MessagesPanel } from '../dossier/MessagesPanel.tsx';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import { ServiceDemande } from './ServiceDemande.tsx';
import { ServicePieces } from './ServicePieces.tsx';
import { ServiceProjets } from './ServiceProjets.tsx';
import type { OngletService } from './service-onglets.ts';

type ServiceOngletProps = { onglet: Exclude<OngletService, 'decision'>; dossier: DossierSubventionView };

/** What the present tab shows. */
export function ServiceOnglet({ onglet, dossier }: ServiceOngletProps) {
  switch (onglet) {
    case 'demande':
      return <ServiceDemande dossier={dossier} />;
    case 'projets':
      return <ServiceProjets dossier={dossier} />;
    case 'pieces':
      return <ServicePieces pieces={dossier.pieces} />;
    case 'echanges':
      return (
        <MessagesPanel
          id_fo={dossier.id_fo}
          destinataire={dossier.demandeur.nom}
          association={dossier.demandeur.nom}
          canWrite={dossier.rights.message === true}
          help="Un message ne change pas l’état du dossier."
        />
      );
    case 'historique':
      return <SuiviPanel id_fo={dossier.id_fo} />;
  }
}
