import type { StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { AttestationsControle } from './AttestationsControle.tsx';
import { EligibiliteControle } from './EligibiliteControle.tsx';
import { HistoriquePsp } from './HistoriquePsp.tsx';
import { PartageForm } from './PartageForm.tsx';
import { RibControle } from './RibControle.tsx';
import type { PassSport } from './use-pass-sport.ts';

type StructurePanelProps = { structure: StructurePsp; psp: PassSport };

/** Three checks each say their cause and what to do; below, the dossier is created or shared. */
export function StructurePanel({ structure, psp }: StructurePanelProps) {
  const { dossier } = psp;
  const [rib, setRib] = useState<string | null>(structure.ribs[0]?.id ?? null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const told = (found: readonly FieldError[]) => {
    setErrors(found);
    if (found.length > 0) setAttempt((n) => n + 1);
  };
  const create = async () =>
    told(await psp.create({ structure: { id_siret: structure.id_siret, nom: structure.nom, id_rib: rib } }));
  const canCreate = !dossier && structure.rights.create && !structure.exercice.fermeture;
  return (
    <div className="pile">
      <ErrorSummary errors={errors} attempt={attempt} />
      <EligibiliteControle structure={structure} />
      <RibControle
        structure={structure}
        dossier={dossier}
        rib={rib}
        onChoose={setRib}
        onSave={async (id_rib) => told(await psp.save({ structure: { id_rib } }, 'RIB enregistré.'))}
      />
      <AttestationsControle structure={structure} onDeposited={psp.reload} />
      {canCreate && (
        <div>
          <ActionButton onPress={create} busyText="Création en cours…">
            Créer le dossier d’inscription
          </ActionButton>
        </div>
      )}
      {dossier?.hasWright && structure.collegues.length > 0 && (
        <PartageForm
          // The ticked colleagues stay while anything else of the dossier is saved: only a new sharing resets the
          // form.
          key={dossier.shared_with.join()}
          dossier={dossier}
          collegues={structure.collegues}
          onSave={(shared_with) => psp.save({ shared_with }, 'Partage enregistré.')}
        />
      )}
      {dossier && <HistoriquePsp dossier={dossier} />}
    </div>
  );
}
