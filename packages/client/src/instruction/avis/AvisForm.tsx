import { type AvisView, avisEndpoints } from '@asso/contract/instruction/avis.endpoints';
import { nomsSections, sectionsAvis } from '@asso/domain/instruction/avis-sections.rows';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { call } from '../../platform/call/call.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { ComboboxControl } from '../../ui/fields/ComboboxControl.tsx';

type AvisFormProps = {
  id_fo: string;
  service: string;
  onAsked: (avis: AvisView) => Promise<unknown>;
  onClose: () => void;
};

const fields = {
  id_service: { kind: 'id', of: 'service', label: 'Service consulté', requiredAt: 'saisie' },
  question: {
    kind: 'text',
    label: 'Votre question',
    aide: 'Exemple : cette association a-t-elle rendu ses comptes de 2026 ?',
    multiline: true,
    max: 2000,
    requiredAt: 'saisie',
  },
  sections: {
    kind: 'choice',
    label: 'Ce que ce service pourra lire',
    aide: 'Rien d’autre, et seulement tant que son avis est attendu.',
    multiple: true,
    options: nomsSections.map((value) => ({
      value,
      label: `${sectionsAvis[value].label} : ${sectionsAvis[value].aide}`,
    })),
    requiredAt: 'saisie',
  },
  avant_le: { kind: 'date', label: 'Avis attendu avant le', requiredAt: 'saisie' },
} as const satisfies Fields;

/**
 * Asks another service for its opinion: the agent chooses the service, the question, the date and the parts of the
 * dossier shown to it.
 */
export function AvisForm({ id_fo, service, onAsked, onClose }: AvisFormProps) {
  const services = useServicesOuverts().filter(({ value }) => value !== service);
  const saisie = useSaisie({
    name: `avis-${id_fo}-${service}`,
    value: {} as Draft<typeof fields>,
    send: ({ id_service, question, sections, avant_le }, idempotencyKey) =>
      call(avisEndpoints.askAvis, {
        params: { id: id_fo, service },
        body: {
          id_service: id_service ?? '',
          question: question ?? '',
          sections: sections ?? [],
          avant_le: avant_le ?? '',
        },
        idempotencyKey,
      }),
    onDone: (avis) => onAsked(avis),
  });
  return (
    <SaisieDialog
      title="Demander un avis"
      label="Demander l’avis"
      size="lg"
      prefix="avis"
      saisie={saisie}
      fields={fields}
      rules={[]}
      options={{ service: services }}
      own={{ id_service: (control) => <ComboboxControl {...control} /> }}
      onClose={onClose}
    />
  );
}
