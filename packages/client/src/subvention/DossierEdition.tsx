import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { useQueryParams } from '../platform/query-params.ts';
import { ChoixStep } from './ChoixStep.tsx';
import { DemandeurStep } from './DemandeurStep.tsx';
import { ListeEtapes } from './ListeEtapes.tsx';
import { PiecesStep } from './PiecesStep.tsx';
import { ProjetEditor } from './ProjetEditor.tsx';
import { ProjetsStep } from './ProjetsStep.tsx';
import { TransmissionStep } from './TransmissionStep.tsx';
import type { DossierRead } from './use-dossier.ts';
import { useTete } from './use-tete.ts';

type DossierEditionProps = {
  dossier: DossierSubventionView;
  found: DossierRead;
  /** Null: the list of steps. */
  etape: EtapeSubvention | null;
};

/** A dossier that is being filled: one draft of its head for all its steps. */
export function DossierEdition({ dossier, found, etape }: DossierEditionProps) {
  const tete = useTete(dossier, found);
  const edition = { dossier, tete, found };
  const idProjet = useQueryParams().get('projet');
  switch (etape) {
    case null:
      return <ListeEtapes {...edition} />;
    case 'choix':
      return <ChoixStep {...edition} />;
    case 'demandeur':
      return <DemandeurStep {...edition} />;
    case 'pieces':
      return <PiecesStep {...edition} />;
    case 'projets': {
      const projet = dossier.projets.find(({ id }) => id === idProjet);
      return projet ? (
        <ProjetEditor key={projet.id} {...edition} projet={projet} />
      ) : (
        <ProjetsStep {...edition} />
      );
    }
    case 'transmission':
      return <TransmissionStep {...edition} />;
  }
}
