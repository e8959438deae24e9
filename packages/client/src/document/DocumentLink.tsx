import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { DownloadLink } from '../platform/DownloadLink.tsx';

export type DocumentLinkProps = { uuid: string; nom: string; taille: number; etat_analyse: string };

/** Tells whether every reader of the page may download the file: not while it is analysed, nor once it is refused. */
export const isServed = (etat_analyse: string): boolean => !['en_cours', 'refuse'].includes(etat_analyse);

/** Links to the file, or shows only its name while nobody but its depositor may read it, or nobody at all. */
export function DocumentLink({ uuid, nom, taille, etat_analyse }: DocumentLinkProps) {
  const size = formatTaille(taille);
  if (!isServed(etat_analyse)) {
    return (
      <span className="document-retenu">
        {nom} <span className="discret nombre">{size}</span>
      </span>
    );
  }
  return (
    <DownloadLink row={documentEndpoints.downloadDocument} params={{ uuid }} details={size}>
      {nom}
    </DownloadLink>
  );
}
