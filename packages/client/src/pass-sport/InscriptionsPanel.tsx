import type { DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { totalDit } from '@asso/domain/pass-sport/pass-sport.words';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CodesForm } from './CodesForm.tsx';
import { ListeInscriptions } from './ListeInscriptions.tsx';
import type { PassSport } from './use-pass-sport.ts';

type InscriptionsPanelProps = { structure: StructurePsp; dossier: DossierPsp; psp: PassSport };

/** The panel checks and enrols codes, then lists the enrolled people with their reimbursement. */
export function InscriptionsPanel({ structure, dossier, psp }: InscriptionsPanelProps) {
  const { totaux, empechement, hasWright, exercice } = dossier;
  return (
    <div className="pile">
      <KeyFigures
        label="Total des inscriptions"
        figures={[
          {
            label: `${count(totaux.nombre, 'inscription', 'inscriptions')} à ${formatEuros(exercice.montant)}`,
            value: totalDit(totaux),
            isZero: totaux.nombre === 0,
          },
        ]}
      />
      {hasWright &&
        (empechement ? (
          <Notice tone={exercice.fermeture ? 'info' : 'attention'} title={empechement.message} />
        ) : (
          <CodesForm structure={structure} dossier={dossier} onEnrolled={psp.put} />
        ))}
      <ListeInscriptions structure={structure} dossier={dossier} onChanged={psp.reload} />
    </div>
  );
}
