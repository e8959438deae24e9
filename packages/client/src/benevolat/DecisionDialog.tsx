import type { DeclarationCec } from '@asso/contract/benevolat/declaration.schemas';
import { benevolatProblems } from '@asso/domain/benevolat/benevolat.problems';
import {
  type DecisionCec,
  idsMotifsRefus,
  isMotifRefus,
  type MotifRefusCec,
  motifsRefusCec,
} from '@asso/domain/benevolat/declaration.states';
import { heuresSaid, motsDecision, questionSaid } from '@asso/domain/benevolat/declaration.words';
import { problemMessage } from '@asso/domain/kernel/problems';
import { useState } from 'react';
import { nomPersonne } from '../association/personne.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { focusFirstControl } from '../ui/page/focus.ts';

import '../ui/fields/fields.css';

type DecisionDialogProps = {
  decision: DecisionCec;
  declarations: readonly DeclarationCec[];
  refus: string | null;
  onConfirm: (motif: MotifRefusCec | null) => Promise<boolean>;
  onClose: () => void;
};

const champ = 'motif_refus_id';
const shownAtMost = 10;

/** The dialog names the volunteers concerned and asks for a confirmation; a refusal needs a reason. */
export function DecisionDialog({ decision, declarations, refus, onConfirm, onClose }: DecisionDialogProps) {
  const [motif, setMotif] = useState<MotifRefusCec | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isRefus = decision === 'Refusée';
  const isMissing = isRefus && motif === null;
  const confirm = async () => {
    if (isMissing) {
      setIsAsked(true);
      focusFirstControl(document.getElementById(fieldId(champ)));
      return;
    }
    if (await onConfirm(motif)) onClose();
  };
  const n = declarations.length;
  const others = n - shownAtMost;
  return (
    <Dialog
      title={questionSaid(decision, n)}
      onClose={onClose}
      action={{ label: `Oui, ${motsDecision[decision].verbe.toLowerCase()}`, onPress: confirm }}
    >
      {refus && <Notice tone="erreur" title={refus} />}
      <p>Cette décision est définitive.</p>
      <ul>
        {declarations.slice(0, shownAtMost).map((one) => (
          <li key={one.id}>
            {nomPersonne(one)} · {heuresSaid(one.heures, one.annee_activite)}
          </li>
        ))}
        {others > 0 && <li>et {others} autres</li>}
      </ul>
      {isRefus && (
        <OptionsControl
          id={fieldId(champ)}
          label={n > 1 ? 'Motif du refus, le même pour toutes' : 'Motif du refus'}
          isRequired
          options={idsMotifsRefus.map((id) => ({ value: String(id), label: motifsRefusCec[id] }))}
          value={motif === null ? null : String(motif)}
          error={
            isAsked && isMissing
              ? problemMessage(benevolatProblems['benevolat.motif-obligatoire'])
              : undefined
          }
          onChange={(value) => {
            const id = Number(value);
            setMotif(isMotifRefus(id) ? id : null);
          }}
        />
      )}
    </Dialog>
  );
}
