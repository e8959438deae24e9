import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { aCorrigerSaid } from '@asso/domain/dossier/dossier.words';
import type { ReactNode } from 'react';
import { LigneCollegues } from '../demarche/LigneCollegues.tsx';
import type { Collegues } from '../demarche/use-collegues.ts';
import { Echeance } from '../dossier/Echeance.tsx';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { SaveBand } from '../ui/draft/SaveBand.tsx';

/** Each page of a dossier not transmitted yet shows its state, number, deadline and autosave indicator. */
export function DossierBand({
  dossier,
  indicator,
  collegues,
}: {
  dossier: DossierSubventionView;
  indicator?: ReactNode;
  collegues?: Collegues;
}) {
  const instruction = mainInstruction(dossier);
  const isSentBack = instruction.etat === 'C';
  return (
    <SaveBand etat={isSentBack ? aCorrigerSaid(instruction) : 'Non transmis'} indicator={indicator}>
      <span className="nombre">Dossier {dossier.id_fo}</span>
      {!isSentBack && dossier.date_fin && (
        <>
          {' '}
          · avant le <Echeance le={dossier.date_fin} zone={dossier.campagne.fuseau} />
        </>
      )}
      {collegues && <LigneCollegues collegues={collegues} />}
    </SaveBand>
  );
}
