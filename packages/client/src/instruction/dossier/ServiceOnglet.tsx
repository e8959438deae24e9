import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { CrfsPanel } from '../../crf/CrfsPanel.tsx';
import { MessagesPanel } from '../../dossier/messages/MessagesPanel.tsx';
import { SuiviPanel } from '../../dossier/SuiviPanel.tsx';
import { PaiementsDossier } from '../../paiement/PaiementsDossier.tsx';
import { LectureProjet } from '../../subvention/projet/LectureProjet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Suite } from '../decision/decision-props.ts';
import { RappelCrf } from './RappelCrf.tsx';
import { ServiceCompletude } from './ServiceCompletude.tsx';
import { ServiceDemande } from './ServiceDemande.tsx';
import { ServiceMontants } from './ServiceMontants.tsx';
import { ServicePieces } from './ServicePieces.tsx';
import type { OngletService } from './service-onglets.ts';

type ServiceOngletProps = {
  onglet: Exclude<OngletService, 'decision'>;
  dossier: DossierSubventionView;
  reload: () => Promise<unknown>;
  /** The agent is offered this link once a request was sent. */
  suite: Suite;
};

/** It draws the content of the chosen tab. */
export function ServiceOnglet({ onglet, dossier, reload, suite }: ServiceOngletProps) {
  switch (onglet) {
    case 'demande':
      return (
        <div className="pile pile--large">
          <CrfsPanel dossier={dossier} actes={(crfs) => <RappelCrf id_fo={dossier.id_fo} crfs={crfs} />} />
          <PaiementsDossier dossier={dossier} cote="service" reload={reload} />
          <ServiceDemande dossier={dossier} />
        </div>
      );
    case 'projets':
      return <ServiceProjets dossier={dossier} />;
    case 'pieces':
      return (
        <div className="pile pile--large">
          <ServicePieces pieces={dossier.pieces} />
          <ServiceCompletude
            dossier={dossier}
            fuseau={dossier.campagne.fuseau}
            reload={reload}
            suite={suite}
          />
        </div>
      );
    case 'echanges':
      return (
        <MessagesPanel
          id_fo={dossier.id_fo}
          destinataire={dossier.demandeur.nom}
          association={dossier.demandeur.nom}
          titre="Échanges"
          canWrite={dossier.rights.message === true}
          isService
          help="Un message ne change pas l’état du dossier."
        />
      );
    case 'historique':
      return <SuiviPanel id_fo={dossier.id_fo} titre="Historique" />;
  }
}

/** It shows the amounts of every project side by side, then each project with its budgets. */
function ServiceProjets({ dossier }: { dossier: DossierSubventionView }) {
  const { projets } = dossier;
  if (projets.length === 0) return <EmptyState fact="Aucun projet dans ce dossier." />;
  return (
    <div className="pile pile--large">
      <ServiceMontants dossier={dossier} />
      {projets.map((projet, index) => (
        <ServiceProjet key={projet.id} dossier={dossier} projet={projet} isOpen={index === 0} />
      ))}
    </div>
  );
}

type ServiceProjetProps = { dossier: DossierSubventionView; projet: ProjetView; isOpen: boolean };

/** It shows one project as it was transmitted, with its budgets year after year. */
function ServiceProjet({ dossier, projet, isOpen }: ServiceProjetProps) {
  return (
    <details className="plis" open={isOpen}>
      <summary>
        <h2 className="fr-h5 plis__titre">{nomProjet(projet)}</h2>
      </summary>
      <LectureProjet dossier={dossier} projet={projet} />
    </details>
  );
}
