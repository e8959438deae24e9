import type { PieceView, RenvoiSuivi } from '@asso/contract/dossier/preparation.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ComponentType } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { pointsRestants } from '../renvoi/points-restants.ts';
import { PiecesListe } from './PiecesListe.tsx';
import type { PieceActions } from './use-pieces-jointes.ts';

type PiecesJustificativesProps = {
  dossier: {
    pieces: readonly PieceView[];
    renvois: readonly RenvoiSuivi[];
    description: { exercice: number };
  };
  jointes: PieceActions & { error: string | null; proposed: number };
  errors: readonly FieldError[];
  /** Reads like « Cette subvention ne demande aucune pièce. » */
  aucune: string;
  Echec?: ComponentType<{ raison: string | null }>;
};

/** Lists the pièces of a dossier, the required ones first, with those already joined. */
export function PiecesJustificatives({ dossier, jointes, errors, aucune, Echec }: PiecesJustificativesProps) {
  const { proposed, error, choose, sendFor } = jointes;
  const rows = dossier.pieces.toSorted((a, b) => Number(b.obligatoire) - Number(a.obligatoire));
  const isComplete =
    rows.every(({ document, obligatoire }) => document !== null || !obligatoire) &&
    !pointsRestants(dossier).some(({ cible }) => cible.startsWith('pieces.'));
  return (
    <>
      {proposed > 0 && (
        <Notice
          tone="info"
          title={`${count(proposed, 'pièce trouvée', 'pièces trouvées')} dans vos documents.`}
        >
          Vérifiez que c’est la bonne version.
        </Notice>
      )}
      {rows.length === 0 && <p>{aucune}</p>}
      {rows.length > 0 && isComplete && <p role="status">Toutes les pièces obligatoires sont jointes.</p>}
      <PiecesListe
        pieces={rows}
        exercice={dossier.description.exercice}
        {...{ errors, error, choose, sendFor }}
        echec={Echec && <Echec raison={error} />}
      />
    </>
  );
}
