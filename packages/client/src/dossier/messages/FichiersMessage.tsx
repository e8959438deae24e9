import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { AnalyseBadge } from '../../document/AnalyseBadge.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';

/** The other side can open the files once they are found safe; until then only their names show, with the reason. */
export const FichiersMessage = ({ fichiers }: { fichiers: MessageDossier['fichiers'] }) => (
  <ul className="liste-nue message__fichiers" aria-label="Fichiers joints">
    {fichiers.map((fichier) => (
      <li key={fichier.uuid}>
        <DocumentLink {...fichier} />
        <AnalyseBadge etat={fichier.etat_analyse} />
      </li>
    ))}
  </ul>
);
