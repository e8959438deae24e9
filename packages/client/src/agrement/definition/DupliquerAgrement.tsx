import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { identiteDefinitionFields } from '@asso/domain/agrement/definition.fields';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { definitionHref } from './definition-href.ts';

const fields = { code: identiteDefinitionFields.code } as const satisfies Fields;

type DupliquerAgrementProps = { agrement: AgrementResume; onClose: () => void };

/** Copies the whole agrément to the next year under another code; nothing is published. */
export function DupliquerAgrement({ agrement, onClose }: DupliquerAgrementProps) {
  const saisie = useSaisie({
    name: `agrement-copie-${agrement._id}`,
    value: {} as Draft<typeof fields>,
    send: ({ code }, idempotencyKey) =>
      call(definitionEndpoints.duplicateAgrement, {
        params: { id: agrement._id },
        body: { code: code?.trim() ?? '' },
        idempotencyKey,
      }),
    onDone: ({ _id }) => {
      notify('succes', 'Agrément dupliqué : ses dates avancent d’un an.');
      go(definitionHref(_id, { rubrique: 'calendrier' }));
    },
  });
  return (
    <SaisieDialog
      title={`Dupliquer « ${agrement.libelle} » ?`}
      label="Dupliquer l’agrément"
      saisie={saisie}
      fields={fields}
      before={<p>Questions, pièces, service et dates sont repris, un an plus tard. Rien n’est publié.</p>}
      onClose={onClose}
    />
  );
}
