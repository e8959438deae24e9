import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { isRenvoye, nomsServices } from '../../dossier/etat-dossier.ts';
import { MessagesPanel } from '../../dossier/messages/MessagesPanel.tsx';

/** A dossier sent back is discussed with its services below its list of steps. */
export const MessagesDuRenvoi = ({ dossier }: { dossier: DossierHead }) =>
  isRenvoye(dossier) && (
    <MessagesPanel
      id_fo={dossier.id_fo}
      titre={`Échanges avec ${nomsServices(dossier)}`}
      visibles={2}
      destinataire={nomsServices(dossier)}
      association={dossier.demandeur.nom}
      canWrite={dossier.rights.message === true}
      help="Un message ne corrige pas le dossier : il reste à transmettre."
    />
  );
