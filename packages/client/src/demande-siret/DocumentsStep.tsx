import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { PiecesListe } from '../demarche/pieces/PiecesListe.tsx';
import { now } from '../platform/clock.ts';
import type { EtapeSiretProps } from './edition.ts';
import { useDocumentsSiret } from './use-documents-siret.ts';

/**
 * The step that asks for the documents of the request; those that the association already has are joined in advance.
 */
export function DocumentsStep({ resume, actions, ...edition }: EtapeSiretProps) {
  const { documents } = edition.dossier;
  const jointes = useDocumentsSiret(edition);
  const joined = documents.filter(({ document }) => document !== null).length;
  return (
    <>
      {resume}
      {joined > 0 && (
        <p className="fr-hint-text">
          Ceux que vos documents contiennent déjà sont joints. Vérifiez que c’est la bonne version.
        </p>
      )}
      {joined === documents.length && <p role="status">Les trois documents sont joints.</p>}
      <PiecesListe
        {...jointes}
        pieces={documents}
        section="documents"
        exercice={currentExercice(now())}
        errors={edition.errors}
      />
      {actions}
    </>
  );
}
