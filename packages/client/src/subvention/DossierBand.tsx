import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { ReactNode } from 'react';
import { Echeance } from '../dossier/Echeance.tsx';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { SaveBand } from '../ui/SaveBand.tsx';

/** On each page of a dossier that is not transmitted: its state, its number, its deadline, the indicator. */
export function DossierBand({
  dossier,
  indicator,
}: {
  dossier: DossierSubventionView;
  indicator?: ReactNode;
}) {
  const isSentBack = mainInstruction(dossier).etat === 'C';
  return (
    <SaveBand
      etat={isSentBack ? 'Non transmis : à corriger et à transmettre à nouveau' : 'Non transmis'}
      indicator={indicator}
    >
      <span className="nombre">Dossier {dossier.id_fo}</span>
      {!isSentBack && dossier.date_fin && (
        <>
          {' '}
          · avant le <Echeance le={dossier.date_fin} zone={dossier.campagne.fuseau} />
        </>
      )}
    </SaveBand>
  );
}
