import { count } from '@asso/domain/identifiants/nombres-affiches';
import { PieceItem } from '../demarche/PieceItem.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { EtapePage } from './EtapePage.tsx';
import type { Edition } from './edition.ts';
import { piecesSaid } from './etape-links.ts';
import { isACorriger } from './points-du-renvoi.ts';
import { RetraitsAVenir } from './RetraitsAVenir.tsx';
import { useEtape } from './use-etape.ts';
import { usePieces } from './use-pieces.ts';
import '../demarche/pieces.css';

/** « Quels papiers, lesquels avons-nous déjà ? » Each piece has a row, the required ones first. */
export function PiecesStep(edition: Edition) {
  const { dossier } = edition;
  const etape = useEtape(edition, 'pieces');
  const pieces = usePieces(edition);
  useChampDemande();
  const leave = async () => {
    await pieces.leaveStep();
    await etape.proceed();
  };
  const rows = dossier.pieces.toSorted((a, b) => Number(b.obligatoire) - Number(a.obligatoire));
  const isComplete = rows.every(({ document, obligatoire }) => document !== null || !obligatoire);
  return (
    <EtapePage
      {...edition}
      etape="pieces"
      chapo={`Les papiers que demande cette subvention : ${piecesSaid(dossier)}.`}
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {pieces.proposed > 0 && (
        <Notice
          tone="info"
          title={`${count(pieces.proposed, 'pièce trouvée', 'pièces trouvées')} dans vos documents.`}
        >
          Vérifiez que c’est la bonne version.
        </Notice>
      )}
      {pieces.error && (
        <div role="alert">
          <Notice tone="erreur" title={pieces.error} />
        </div>
      )}
      {rows.length === 0 && <p>Cette subvention ne demande aucune pièce.</p>}
      {rows.length > 0 && isComplete && !isACorriger(dossier, 'pieces') && (
        <p role="status">Toutes les pièces obligatoires sont jointes.</p>
      )}
      <ul className="liste-nue pieces">
        {rows.map((piece) => (
          <PieceItem
            key={piece.code}
            piece={piece}
            exercice={dossier.description.exercice}
            error={etape.errors.find(({ field }) => field === `pieces.${piece.code}`)?.message}
            choose={pieces.choose}
            sendFor={pieces.sendFor}
          />
        ))}
      </ul>
      <RetraitsAVenir dossier={dossier} />
      <EtapeActions {...etape} proceed={leave} />
    </EtapePage>
  );
}
