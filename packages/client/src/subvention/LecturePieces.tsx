import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatTaille } from '@asso/domain/identifiants/affichage';
import { DownloadLink } from '../platform/DownloadLink.tsx';
import { ReadList } from '../ui/ReadList.tsx';

/** What was joined, and what was not. */
export const LecturePieces = ({ pieces }: Pick<DossierSubventionView, 'pieces'>) =>
  pieces.length === 0 ? (
    <p>Aucune pièce demandée.</p>
  ) : (
    <ReadList
      items={pieces.map(({ label, document }) => ({
        label,
        value: document && (
          <DownloadLink
            row={documentEndpoints.downloadDocument}
            params={{ uuid: document.uuid }}
            details={formatTaille(document.taille)}
          >
            {document.nom}
          </DownloadLink>
        ),
      }))}
    />
  );
