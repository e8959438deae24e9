import { crfFields } from '@asso/domain/crf/crf.fields';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { PiecesListe } from '../demarche/pieces/PiecesListe.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import type { EtapeCrfProps } from './edition.ts';
import { ProjetCrf } from './ProjetCrf.tsx';
import { usePiecesCrf } from './use-pieces-crf.ts';

/** The step of the questions: those of the service, the annex and the pièces. */
export function QuestionsCrfStep(etape: EtapeCrfProps) {
  const form = { ...etape.form, saysRequired: false };
  const questions = form.custom?.['crf-bloc'] ?? {};
  return (
    <>
      {etape.resume}
      {Object.keys(questions).length > 0 && (
        <section className="pile" aria-labelledby="questions">
          <h2 id="questions">Questions du service</h2>
          <FieldList {...form} fields={questions} parentPath="customs" />
        </section>
      )}
      <ProjetsQuestions {...etape} />
      <section className="pile" aria-labelledby="annexe">
        <h2 id="annexe">Annexe</h2>
        <FieldList {...form} fields={crfFields.donnees.fields} parentPath="donnees" />
      </section>
      <Pieces {...etape} />
      {etape.actions}
    </>
  );
}

/** Shows again the questions of the request, to be answered anew or only read. */
function ProjetsQuestions(etape: EtapeCrfProps) {
  if (Object.keys(etape.form.custom?.['custom-bloc'] ?? {}).length === 0) return null;
  return etape.dossier.projets
    .filter(({ corps }) => corps.isRealised === true)
    .map((projet) => (
      <ProjetCrf key={projet.id} etape={etape} projet={projet}>
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

function Pieces(etape: EtapeCrfProps) {
  const jointes = usePiecesCrf(etape);
  const { pieces, description } = etape.dossier;
  if (pieces.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="pieces">
      <h2 id="pieces">Pièces</h2>
      <PiecesListe
        {...jointes}
        pieces={pieces}
        level="h3"
        exercice={description.exercice}
        errors={etape.errors}
      />
    </section>
  );
}
