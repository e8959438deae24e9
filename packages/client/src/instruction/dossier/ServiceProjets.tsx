import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ServiceMontants } from './ServiceMontants.tsx';
import { ServiceProjet } from './ServiceProjet.tsx';

/** It shows the amounts of every project side by side, then each project with its budgets. */
export function ServiceProjets({ dossier }: { dossier: DossierSubventionView }) {
  const { projets } = dossier;
  if (projets.length === 0) return <EmptyState fact="Aucun projet dans ce dossier." />;
  return (
    <div className="pile pile--large">
      <ServiceMontants dossier={dossier} />
      {projets.map((projet, index) => (
        <ServiceProjet key={projet.id} dossier={dossier} projet={projet} isOpen={index === 0} />
      ))}
    </div>
  );
}
