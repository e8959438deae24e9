import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { formatTaille } from '@asso/domain/identifiants/nombres-affiches';
import { DownloadLink } from '../platform/DownloadLink.tsx';

type DocumentLinkProps = { uuid: string; nom: string; taille: number; etat_analyse: string };

/** The file to download; only its name while it is served to nobody else than its depositor, or to nobody. */
export function DocumentLink({ uuid, nom, taille, etat_analyse }: DocumentLinkProps) {
  const size = formatTaille(taille);
  if (['en_cours', 'refuse'].includes(etat_analyse)) {
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
