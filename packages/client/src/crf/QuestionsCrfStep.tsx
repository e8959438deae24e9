import { crfFields } from '@asso/domain/crf/crf.fields';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { PieceItem } from '../demarche/PieceItem.tsx';
import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CrfEtape } from './CrfEtape.tsx';
import { formCrf } from './form-crf.ts';
import { ProjetCrf } from './ProjetCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import { type EtapeDuCrf, useEtapeCrf } from './use-etape-crf.ts';
import { usePiecesCrf } from './use-pieces-crf.ts';
import '../demarche/pieces.css';

/** « Que faut-il ajouter ? » The step asks the service's questions, the annex and the papers. */
export function QuestionsCrfStep(edition: EditionCrf) {
  const etape = useEtapeCrf(edition, 'questions');
  useChampDemande();
  const form = { ...formCrf(edition, etape.errors), saysRequired: false };
  const questions = form.custom?.['crf-bloc'] ?? {};
  return (
    <CrfEtape {...edition} etape="questions" chapo="Ce qui aide le service à lire vos chiffres.">
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {Object.keys(questions).length > 0 && (
        <section className="pile" aria-labelledby="questions">
          <h2 id="questions">Questions du service</h2>
          <FieldList {...form} fields={questions} parentPath="customs" />
        </section>
      )}
      <ProjetsQuestions edition={edition} etape={etape} />
      <section className="pile" aria-labelledby="annexe">
        <h2 id="annexe">Annexe</h2>
        <FieldList {...form} fields={crfFields.donnees.fields} parentPath="donnees" />
      </section>
      <Pieces edition={edition} etape={etape} />
      <EtapeActions {...etape} />
    </CrfEtape>
  );
}

type PartProps = { edition: EditionCrf; etape: EtapeDuCrf };

/** A report shows these questions of the request again, to be answered anew or only read. */
function ProjetsQuestions({ edition, etape }: PartProps) {
  const { custom = {} } = formCrf(edition, []);
  if (Object.keys(custom['custom-bloc'] ?? {}).length === 0) return null;
  return edition.crf.projets
    .filter(({ corps }) => corps.isRealised === true)
    .map((projet) => (
      <ProjetCrf key={projet.id} edition={edition} projet={projet} {...etape}>
        {({ form, chemin }) => (
          <FieldList
            {...form}
            saysRequired={false}
            fields={{ customs: crfProjetFields.customs }}
            parentPath={chemin}
          />
        )}
      </ProjetCrf>
    ));
}

function Pieces({ edition, etape }: PartProps) {
  const { choose, sendFor, error } = usePiecesCrf(edition);
  const { pieces, description } = edition.crf;
  if (pieces.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="pieces">
      <h2 id="pieces">Pièces</h2>
      {error && (
        <div role="alert">
          <Notice tone="erreur" title={error} />
        </div>
      )}
      <ul className="liste-nue pieces">
        {pieces.map((piece) => (
          <PieceItem
            key={piece.code}
            piece={piece}
            level="h3"
            exercice={description.exercice}
            error={etape.errors.find(({ field }) => field === `pieces.${piece.code}`)?.message}
            choose={choose}
            sendFor={sendFor}
          />
        ))}
      </ul>
    </section>
  );
}
