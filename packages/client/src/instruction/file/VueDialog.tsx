import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { nomVueMax } from '@asso/domain/instruction/vue.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { listRefusals, useSaisie } from '../../platform/saisie/use-saisie.ts';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';

export type VueSaisie = { nom: string; id_service: string | null };

type VueDialogProps = {
  title: string;
  action: string;
  initial: VueSaisie;
  services: readonly BureauService[];
  /** What a new view keeps of the list, in one sentence. */
  garde?: string;
  /** Returns null once the view is saved, else why it was refused. */
  onSave: (saisie: VueSaisie) => Promise<ProblemReply | null>;
  onClose: () => void;
};

/** Names a view and chooses the service it is shared with. */
export function VueDialog({ title, action, initial, services, garde, onSave, onClose }: VueDialogProps) {
  const saisie = useSaisie({
    name: null,
    value: initial as { nom: string | null; id_service: string | null },
    send: async ({ nom, id_service }) => {
      const refusal = await onSave({ nom: nom ?? '', id_service: id_service || null });
      return refusal ? listRefusals(refusal) : [];
    },
    onDone: onClose,
  });
  return (
    <SaisieDialog
      title={title}
      label={action}
      prefix="vue"
      saisie={saisie}
      fields={fieldsOf(services, garde)}
      rules={[]}
      options={{
        service: [
          { value: '', label: 'Personne' },
          ...services.map(({ id, nom }) => ({ value: id, label: nom })),
        ],
      }}
      own={{
        id_service: ({ options, ...control }) =>
          services.length > 1 ? (
            <OptionsControl {...control} options={options} />
          ) : (
            <CheckboxControl
              {...control}
              value={control.value !== null}
              onChange={(isShared) => control.onChange(isShared === true ? services[0]?.id : null)}
            />
          ),
      }}
      onClose={onClose}
    />
  );
}

/** Returns the fields of a view; sharing is a checkbox with a single service, a choice with several. */
function fieldsOf(services: readonly BureauService[], garde?: string): Fields {
  const [only] = services;
  const partage =
    services.length > 1
      ? { label: 'Partager avec' }
      : {
          label: 'Partager avec mon service',
          aide: `${only?.nom ?? ''} : vos collègues la verront, vous seul la changez.`,
        };
  return {
    nom: {
      kind: 'text',
      label: 'Nom de la vue',
      aide: [garde, 'Exemple : Gros montants'].filter(Boolean).join(' '),
      max: nomVueMax,
      requiredAt: 'saisie',
    },
    ...(only && { id_service: { kind: 'id', of: 'service', ...partage } }),
  };
}
