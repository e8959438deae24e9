import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import type { DocumentModele } from '@asso/contract/contenu/document-modele.schemas';
import { readExtension } from '@asso/domain/document/fichier.rules';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { DownloadLink } from '../platform/DownloadLink.tsx';

type LienModeleProps = { modele: DocumentModele; prefix?: string };

/** Links to a template to fill: a file of the portal, or the page elsewhere that publishes it. */
export function LienModele({ modele: { id, valeur, fichier }, prefix = '' }: LienModeleProps) {
  const name = `${prefix}${valeur.nom}`;
  if (!fichier) {
    return (
      <a className="fr-link" href={valeur.url ?? ''} rel="noopener noreferrer">
        {name}
      </a>
    );
  }
  return (
    <DownloadLink
      row={documentModeleEndpoints.downloadDocumentModele}
      params={{ id }}
      details={`${readExtension(fichier.nom)}, ${formatTaille(fichier.taille)}`}
    >
      {name}
    </DownloadLink>
  );
}
