import { useChampDemande } from '../demarche/use-champ-demande.ts';
import { EtapeActions } from '../dossier/EtapeActions.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { ArgentProjet } from './ArgentProjet.tsx';
import { champCrf, withChampCrf } from './budget-crf.ts';
import { CrfEtape } from './CrfEtape.tsx';
import { ProjetCrf } from './ProjetCrf.tsx';
import type { EditionCrf } from './use-crf.ts';
import { useEtapeCrf } from './use-etape-crf.ts';

/** « Combien avons-nous dépensé et reçu, comparé au prévu ? » Only realised amounts are typed. */
export function BudgetCrfStep(edition: EditionCrf) {
  const etape = useEtapeCrf(edition, 'budget');
  const errors = withChampCrf(etape.errors);
  useChampDemande(champCrf);
  return (
    <CrfEtape
      {...edition}
      etape="budget"
      chapo="Le prévu est déjà écrit. Recopiez-le, puis corrigez ce qui a changé."
    >
      <ErrorSummary errors={errors} attempt={etape.attempt} />
      {edition.crf.projets.map((projet) => (
        <ProjetCrf key={projet.id} edition={edition} projet={projet} {...etape} errors={errors}>
          {(given) => <ArgentProjet {...given} />}
        </ProjetCrf>
      ))}
      <EtapeActions {...etape} errors={errors} />
    </CrfEtape>
  );
}
