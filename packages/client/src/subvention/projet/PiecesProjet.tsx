import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { PieceItem } from '../../demarche/pieces/PieceItem.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { SubventionEdition } from '../edition.ts';
import { usePieces } from '../use-pieces.ts';
import type { RubriqueProps } from './rubrique-props.ts';
import '../../demarche/pieces/pieces.css';

type PiecesProjetProps = { edition: SubventionEdition; projet: ProjetView; form: RubriqueProps['form'] };

/** The pièces of this project, each saved as soon as it is chosen. */
export function PiecesProjet({ edition, projet, form }: PiecesProjetProps) {
  const pieces = usePieces(edition, projet);
  return (
    <>
      {pieces.error && (
        <div role="alert">
          <Notice tone="erreur" title={pieces.error} />
        </div>
      )}
      <ul className="liste-nue pieces">
        {projet.pieces.map((piece) => (
          <PieceItem
            key={piece.code}
            piece={piece}
            exercice={edition.dossier.description.exercice}
            level="h3"
            error={form.errors?.find(({ field }) => field === `pieces.${piece.code}`)?.message}
            choose={pieces.choose}
            sendFor={pieces.sendFor}
          />
        ))}
      </ul>
    </>
  );
}
