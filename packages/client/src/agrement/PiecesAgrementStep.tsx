import { dossierAgrementEndpoints } from '@asso/contract/agrement/dossier-agrement.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { PieceItem } from '../demarche/PieceItem.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { usePiecesJointes } from '../demarche/use-pieces-jointes.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { call } from '../platform/call/call.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { AgrementEtape } from './AgrementEtape.tsx';
import { EchecAgrement } from './EchecAgrement.tsx';
import { piecesSaid } from './etapes-agrement.ts';
import type { EditionAgrement } from './use-dossier-agrement.ts';
import { useEtapeAgrement } from './use-etape-agrement.ts';
import '../demarche/pieces.css';

/** « Quels papiers, lesquels avons-nous déjà ? » The required ones come first. */
export function PiecesAgrementStep(edition: EditionAgrement) {
  const { dossier, found } = edition;
  const etape = useEtapeAgrement(edition, 'pieces');
  const { choose, sendFor, error, proposed } = usePiecesJointes({
    pieces: dossier.pieces,
    rights: dossier.rights,
    id_siret: dossier.demandeur.id_siret,
    refresh: found.refresh,
    send: async (pieces) => {
      const outcome = await call(dossierAgrementEndpoints.savePiecesAgrement, {
        params: { id_fo: dossier.id_fo },
        query: {},
        body: { pieces },
      });
      return outcome.ok ? null : outcome.problem;
    },
  });
  useChampDemande();
  const rows = dossier.pieces.toSorted((a, b) => Number(b.obligatoire) - Number(a.obligatoire));
  const isComplete = rows.every(({ document, obligatoire }) => document !== null || !obligatoire);
  return (
    <AgrementEtape
      {...edition}
      etape="pieces"
      chapo={`Les papiers que demande cet agrément : ${piecesSaid(dossier)}.`}
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {proposed > 0 && (
        <Notice
          tone="info"
          title={`${count(proposed, 'pièce trouvée', 'pièces trouvées')} dans vos documents.`}
        >
          Vérifiez que c’est la bonne version.
        </Notice>
      )}
      <EchecAgrement raison={error} />
      {rows.length === 0 && <p>Cet agrément ne demande aucune pièce.</p>}
      {rows.length > 0 && isComplete && <p role="status">Toutes les pièces obligatoires sont jointes.</p>}
      <ul className="liste-nue pieces">
        {rows.map((piece) => (
          <PieceItem
            key={piece.code}
            piece={piece}
            exercice={dossier.description.exercice}
            error={etape.errors.find(({ field }) => field === `pieces.${piece.code}`)?.message}
            choose={choose}
            sendFor={sendFor}
          />
        ))}
      </ul>
      <EtapeActions {...etape} />
    </AgrementEtape>
  );
}
