import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { AnalyseBadge } from '../document/AnalyseBadge.tsx';
import { DocumentLink } from '../document/DocumentLink.tsx';

/** Read by the other side once they are found safe; until then their name alone, and why. */
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
