import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { nomsSections, type SectionAvis, sectionsAvis } from '@asso/domain/instruction/avis-sections.rows';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ComboboxControl } from '../../ui/fields/ComboboxControl.tsx';
import { DateControl } from '../../ui/fields/DateControl.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import '../../ui/fields/fields.css';

type AvisFormProps = {
  id_fo: string;
  service: string;
  onAsked: (avis: AvisView) => Promise<unknown>;
  onClose: () => void;
};

type Saisie = { id_service: string; question: string; sections: SectionAvis[]; avant_le: string };
const champ = (name: string): string => `avis.${name}`;
const questionMax = 2000;

/**
 * The agent chooses the service that is asked, the question, the date and the parts it may read; it sees nothing
 * else.
 */
export function AvisForm({ id_fo, service, onAsked, onClose }: AvisFormProps) {
  const services = useServicesOuverts().filter(({ value }) => value !== service);
  const [saisie, setSaisie] = useState<Saisie>({ id_service: '', question: '', sections: [], avant_le: '' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [key] = useState(newId);
  const change = (changes: Partial<Saisie>) => setSaisie({ ...saisie, ...changes });
  const ask = async () => {
    const outcome = await call(avisEndpoints.askAvis, {
      params: { id: id_fo, service },
      body: saisie,
      idempotencyKey: `${key}-${attempt}`,
    });
    if (outcome.ok) return onAsked(outcome.value);
    const { field, message } = outcome.problem;
    setErrors([{ field: field ? champ(field) : '', message }]);
    setAttempt(attempt + 1);
  };
  return (
    <Dialog
      title="Demander un avis"
      size="lg"
      onClose={onClose}
      action={{ label: 'Demander l’avis', onPress: ask }}
    >
      <div className="formulaire">
        <ErrorSummary errors={errors} attempt={attempt} />
        <ComboboxControl
          id={fieldId(champ('id_service'))}
          label="Service consulté"
          isRequired
          options={services}
          value={saisie.id_service}
          error={errorAt(errors, champ('id_service'))}
          onChange={(value) => change({ id_service: String(value ?? '') })}
        />
        <TextControl
          id={fieldId(champ('question'))}
          label="Votre question"
          help="Exemple : cette association a-t-elle rendu ses comptes de 2026 ?"
          isMultiline
          isRequired
          max={questionMax}
          value={saisie.question}
          error={errorAt(errors, champ('question'))}
          onChange={(value) => change({ question: String(value ?? '') })}
        />
        <OptionsControl
          id={fieldId(champ('sections'))}
          label="Ce que ce service pourra lire"
          help="Rien d’autre, et seulement tant que son avis est attendu."
          isMultiple
          isRequired
          options={nomsSections.map((value) => ({
            value,
            label: `${sectionsAvis[value].label} : ${sectionsAvis[value].aide}`,
          }))}
          value={saisie.sections}
          error={errorAt(errors, champ('sections'))}
          onChange={(value) => change({ sections: (value ?? []) as SectionAvis[] })}
        />
        <DateControl
          id={fieldId(champ('avant_le'))}
          label="Avis attendu avant le"
          isRequired
          value={saisie.avant_le}
          error={errorAt(errors, champ('avant_le'))}
          onChange={(value) => change({ avant_le: String(value ?? '') })}
        />
      </div>
    </Dialog>
  );
}
