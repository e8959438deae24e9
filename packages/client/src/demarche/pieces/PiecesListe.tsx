import type { PieceView } from '@asso/contract/dossier/preparation.schemas';
import type { ReactNode } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PieceItem } from './PieceItem.tsx';
import type { PieceActions } from './use-pieces-jointes.ts';
import './pieces.css';

type PiecesListeProps = PieceActions & {
  pieces: readonly PieceView[];
  exercice: number;
  errors: readonly FieldError[];
  /** The last choice could not be saved, for this reason. */
  error: string | null;
  /** The procedure may say a failure in its own words. */
  echec?: ReactNode;
  section?: string;
  level?: 'h2' | 'h3';
};

/** Every piece that is expected has a row, with what is joined or the way to join it. */
export const PiecesListe = ({ pieces, exercice, errors, error, echec, ...each }: PiecesListeProps) => (
  <>
    {echec ??
      (error && (
        <div role="alert">
          <Notice tone="erreur" title={error} />
        </div>
      ))}
    <ul className="liste-nue pieces">
      {pieces.map((piece) => (
        <PieceItem
          key={piece.code}
          piece={piece}
          exercice={exercice}
          error={errors.find(({ field }) => field === `${each.section ?? 'pieces'}.${piece.code}`)?.message}
          choose={each.choose}
          sendFor={each.sendFor}
          section={each.section}
          level={each.level}
        />
      ))}
    </ul>
  </>
);
