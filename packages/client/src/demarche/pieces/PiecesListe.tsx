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
  /** Why the last choice could not be saved; null when it was. */
  error: string | null;
  /** The failure in the words of the démarche, in place of `error`. */
  echec?: ReactNode;
  section?: string;
  level?: 'h2' | 'h3';
};

/** Lists the pièces, each with the joined document or the way to join one. */
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
