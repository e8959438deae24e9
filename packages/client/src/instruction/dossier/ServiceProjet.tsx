import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { LectureProjet } from '../../subvention/projet/LectureProjet.tsx';

type ServiceProjetProps = { dossier: DossierSubventionView; projet: ProjetView; isOpen: boolean };

/** It shows one project as it was transmitted, with its budgets year after year. */
export function ServiceProjet({ dossier, projet, isOpen }: ServiceProjetProps) {
  return (
    <details className="plis" open={isOpen}>
      <summary>
        <h2 className="fr-h5 plis__titre">{nomProjet(projet)}</h2>
      </summary>
      <LectureProjet dossier={dossier} projet={projet} />
    </details>
  );
}
