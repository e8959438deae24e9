import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { PieceItem } from '../demarche/PieceItem.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { now } from '../platform/clock.ts';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Edition } from './edition.ts';
import { documentsSaid } from './etapes-siret.ts';
import { SiretEtape } from './SiretEtape.tsx';
import { useDocumentsSiret } from './use-documents-siret.ts';
import { useEtapeSiret } from './use-etape-siret.ts';
import '../demarche/pieces.css';

/** « Quels papiers, lesquels avons-nous déjà ? » Documents of the association are already joined. */
export function DocumentsStep(edition: Edition) {
  const { demande } = edition;
  const etape = useEtapeSiret(edition, 'documents');
  const { choose, sendFor, error } = useDocumentsSiret(edition);
  useChampDemande();
  const joined = demande.documents.filter(({ document }) => document !== null).length;
  return (
    <SiretEtape
      {...edition}
      etape="documents"
      chapo={`Les trois papiers demandés : ${documentsSaid(demande)}.`}
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {error && (
        <div role="alert">
          <Notice tone="erreur" title={error} />
        </div>
      )}
      {joined > 0 && (
        <p className="fr-hint-text">
          Ceux que vos documents contiennent déjà sont joints. Vérifiez que c’est la bonne version.
        </p>
      )}
      {joined === demande.documents.length && <p role="status">Les trois documents sont joints.</p>}
      <ul className="liste-nue pieces">
        {demande.documents.map((piece) => (
          <PieceItem
            key={piece.code}
            piece={piece}
            section="documents"
            exercice={currentExercice(now())}
            error={etape.errors.find(({ field }) => field === `documents.${piece.code}`)?.message}
            choose={choose}
            sendFor={sendFor}
          />
        ))}
      </ul>
      <EtapeActions {...etape} />
    </SiretEtape>
  );
}
