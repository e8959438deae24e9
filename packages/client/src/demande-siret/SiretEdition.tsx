import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { EtapeSiret } from '@asso/domain/demande-siret/demande-siret.steps';
import { ActiviteStep } from './ActiviteStep.tsx';
import { AdressesStep } from './AdressesStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { IdentiteStep } from './IdentiteStep.tsx';
import { ListeEtapesSiret } from './ListeEtapesSiret.tsx';
import { type DemandeRead, useSaisie } from './use-demande.ts';
import { VerifierStep } from './VerifierStep.tsx';

type SiretEditionProps = {
  demande: DemandeSiretView;
  found: DemandeRead;
  /** Null stands for the list of steps. */
  etape: EtapeSiret | null;
};

/** The steps of a request being filled share one draft. */
export function SiretEdition({ demande, found, etape }: SiretEditionProps) {
  const saisie = useSaisie(demande, found);
  const edition = { demande, saisie, found };
  switch (etape) {
    case null:
      return <ListeEtapesSiret {...edition} />;
    case 'identite':
      return <IdentiteStep {...edition} />;
    case 'adresses':
      return <AdressesStep {...edition} />;
    case 'activite':
      return <ActiviteStep {...edition} />;
    case 'documents':
      return <DocumentsStep {...edition} />;
    case 'transmission':
      return <VerifierStep {...edition} />;
  }
}
