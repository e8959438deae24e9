import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';
import { PointsSuivis } from '../demarche/PointsSuivis.tsx';
import { pointsDemandes } from '../demarche/points-restants.ts';
import { ChoixAgrementStep } from './ChoixAgrementStep.tsx';
import { DemandeurAgrementStep } from './DemandeurAgrementStep.tsx';
import { DonneesStep } from './DonneesStep.tsx';
import { ListeEtapesAgrement } from './ListeEtapesAgrement.tsx';
import { PiecesAgrementStep } from './PiecesAgrementStep.tsx';
import { type AgrementRead, useTeteAgrement } from './use-dossier-agrement.ts';
import { VerifierAgrementStep } from './VerifierAgrementStep.tsx';

type AgrementEditionProps = {
  dossier: DossierAgrementView;
  found: AgrementRead;
  /** Null stands for the list of steps. */
  etape: EtapeAgrement | null;
};

/** The steps of a dossier being filled share one draft. */
export function AgrementEdition({ dossier, found, etape }: AgrementEditionProps) {
  const tete = useTeteAgrement(dossier, found);
  const points = pointsDemandes(dossier);
  return (
    <PointsSuivis points={points}>
      <Etape dossier={dossier} tete={tete} found={found} etape={etape} />
    </PointsSuivis>
  );
}

type EtapeProps = Parameters<typeof ListeEtapesAgrement>[0] & Pick<AgrementEditionProps, 'etape'>;

function Etape({ etape, ...edition }: EtapeProps) {
  switch (etape) {
    case null:
      return <ListeEtapesAgrement {...edition} />;
    case 'choix':
      return <ChoixAgrementStep {...edition} />;
    case 'demandeur':
      return <DemandeurAgrementStep {...edition} />;
    case 'pieces':
      return <PiecesAgrementStep {...edition} />;
    case 'donnees':
      return <DonneesStep {...edition} />;
    case 'transmission':
      return <VerifierAgrementStep {...edition} />;
  }
}
