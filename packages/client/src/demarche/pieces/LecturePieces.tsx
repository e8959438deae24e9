import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';

/** Lists the pieces that are joined and those that are not. */
export const LecturePieces = ({ pieces }: { pieces: readonly PieceView[] }) =>
  pieces.length === 0 ? (
    <p>Aucune pièce demandée.</p>
  ) : (
    <ReadList
      items={pieces.map(({ label, document }) => ({
        label,
        value: document && (
          <>
            <DocumentLink {...document} />
            {document.annee_validite && `, année ${document.annee_validite}`}
          </>
        ),
      }))}
    />
  );
