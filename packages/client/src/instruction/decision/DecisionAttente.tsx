import { closesCompletude, needsRetrait } from '@asso/domain/dossier/completude.states';
import type { ActionService } from '@asso/domain/dossier/instruction.states';
import { completudeDite } from '../../dossier/completude-dite.ts';
import type { InstructionView } from '../../dossier/etat-dossier.ts';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { champRetrait } from './decision.ts';

type DecisionAttenteProps = {
  action: ActionService | null;
  instruction: InstructionView;
  isRetire: boolean;
  errors: readonly FieldError[];
  onChange: (isRetire: boolean) => void;
};

const oui = 'oui';

/** The form says what the dossier still lacks: the agent must choose to grant it all the same, never by oversight. */
export function DecisionAttente({ action, instruction, isRetire, errors, onChange }: DecisionAttenteProps) {
  const { etat } = instruction.completude;
  const dite = completudeDite(instruction);
  if (!dite || action === null) return null;
  const closes = closesCompletude(action, etat);
  return (
    <>
      {(closes || action === 'sendBack') && (
        <Notice tone="attention" title={dite.phrase}>
          {etat === 'demande' && !needsRetrait(action, etat) && (
            <p>Cette décision retire la demande de compléments.</p>
          )}
        </Notice>
      )}
      {needsRetrait(action, etat) && (
        <OptionsControl
          id={fieldId(champRetrait)}
          label="Accorder sans attendre ?"
          isRequired
          isMultiple
          options={[{ value: oui, label: 'Oui : la demande de compléments est retirée' }]}
          value={isRetire ? [oui] : null}
          error={errorAt(errors, champRetrait)}
          onChange={(value) => onChange(Array.isArray(value) && value.includes(oui))}
        />
      )}
    </>
  );
}
