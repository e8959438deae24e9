import type { ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { nomVueMax } from '@asso/domain/instruction/vue.rules';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import '../../ui/fields/fields.css';

export type VueSaisie = { nom: string; id_service: string | null };

type VueDialogProps = {
  title: string;
  action: string;
  initial: VueSaisie;
  services: readonly ServiceDuBureau[];
  /** It gives null once the view is saved. */
  onSave: (saisie: VueSaisie) => Promise<ProblemReply | null>;
  onClose: () => void;
};

/** The agent names a view and chooses the service it is shared with. */
export function VueDialog({ title, action, initial, services, onSave, onClose }: VueDialogProps) {
  const [saisie, setSaisie] = useState(initial);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [only] = services;
  const save = async () => {
    const refusal = await onSave(saisie);
    if (refusal === null) return onClose();
    setErrors([{ field: refusal.field ? `vue.${refusal.field}` : '', message: refusal.message }]);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog title={title} onClose={onClose} action={{ label: action, onPress: save }}>
      <div className="formulaire">
        <ErrorSummary errors={errors} attempt={attempt} />
        <TextControl
          id={fieldId('vue.nom')}
          label="Nom de la vue"
          help="Exemple : Gros montants"
          isRequired
          max={nomVueMax}
          value={saisie.nom}
          error={errorAt(errors, 'vue.nom')}
          onChange={(value) => setSaisie({ ...saisie, nom: String(value ?? '') })}
        />
        {only && services.length === 1 && (
          <CheckboxControl
            id={fieldId('vue.partage')}
            label="Partager avec mon service"
            help={`${only.nom} : vos collègues la verront, vous seul la changez.`}
            value={saisie.id_service !== null}
            onChange={(value) => setSaisie({ ...saisie, id_service: value === true ? only.id : null })}
          />
        )}
        {services.length > 1 && (
          <OptionsControl
            id={fieldId('vue.id_service')}
            label="Partager avec"
            options={[
              { value: '', label: 'Personne' },
              ...services.map(({ id, nom }) => ({ value: id, label: nom })),
            ]}
            value={saisie.id_service}
            onChange={(value) => setSaisie({ ...saisie, id_service: value ? String(value) : null })}
          />
        )}
      </div>
    </Dialog>
  );
}
