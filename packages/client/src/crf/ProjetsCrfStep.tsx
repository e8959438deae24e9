import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { ContenuProjet } from './ContenuProjet.tsx';
import { CrfEtape } from './CrfEtape.tsx';
import { ProjetCrf } from './ProjetCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import { useEtapeCrf } from './use-etape-crf.ts';

/** « Qu’avons-nous fait ? » Each granted project is realised, not realised or carried over. */
export function ProjetsCrfStep(edition: EditionCrf) {
  const etape = useEtapeCrf(edition, 'projets');
  useChampDemande();
  return (
    <CrfEtape
      {...edition}
      etape="projets"
      chapo="Pour chaque projet financé, ce qui a été fait, ou pourquoi il ne l’a pas été."
    >
      <ErrorSummary errors={etape.errors} attempt={etape.attempt} />
      {edition.crf.projets.map((projet) => (
        <ProjetCrf key={projet.id} edition={edition} projet={projet} {...etape}>
          {(given) => <ContenuProjet {...given} />}
        </ProjetCrf>
      ))}
      <EtapeActions {...etape} />
    </CrfEtape>
  );
}
