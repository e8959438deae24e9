import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { isRenvoye, sayToServices, sayWithServices } from '../../dossier/etat-dossier.ts';
import { MessagesPanel } from '../../dossier/messages/MessagesPanel.tsx';

/** The messages with the services, below the list of steps of a dossier sent back. */
export const MessagesDuRenvoi = ({ dossier }: { dossier: DossierHead }) =>
  isRenvoye(dossier) && (
    <MessagesPanel
      id_fo={dossier.id_fo}
      titre={`Échanges avec ${sayWithServices(dossier)}`}
      visibles={2}
      destinataire={sayToServices(dossier)}
      association={dossier.demandeur.nom}
      canWrite={dossier.rights.message === true}
      help="Un message ne corrige pas le dossier : il reste à transmettre."
    />
  );
