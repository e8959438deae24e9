import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { identiteDefinitionFields } from '@asso/domain/agrement/definition.fields';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { useActe } from '../../catalogue/campagne/use-acte.ts';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { definitionHref } from './definition-href.ts';

const fields = { code: { ...identiteDefinitionFields.code, right: 'edit' } } as const satisfies Fields;

type DupliquerAgrementProps = { agrement: AgrementResume; onClose: () => void };

/** It copies the whole accreditation to the next year under another code; nothing is published. */
export function DupliquerAgrement({ agrement, onClose }: DupliquerAgrementProps) {
  const [value, setValue] = useState<{ code?: string }>({});
  const [key] = useState(newId);
  const { isBusy, problems, attempt, send, forget } = useActe();
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' } });
  const duplicate = async () => {
    if (!errors.check()) return;
    const outcome = await send(() =>
      call(definitionEndpoints.duplicateAgrement, {
        params: { id: agrement._id },
        body: { code: String(value.code).trim() },
        idempotencyKey: `${key}-${value.code}`,
      }),
    );
    if (!outcome?.ok) return;
    notify('succes', 'Agrément dupliqué : ses dates avancent d’un an.');
    go(definitionHref(outcome.value._id, { rubrique: 'calendrier' }));
  };
  return (
    <Dialog
      title={`Dupliquer « ${agrement.libelle} » ?`}
      onClose={onClose}
      action={{ label: 'Dupliquer l’agrément', onPress: duplicate, isBusy }}
    >
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <p>Questions, pièces, service et dates sont repris, un an plus tard. Rien n’est publié.</p>
      <FieldList
        fields={fields}
        value={value}
        stage="saisie"
        errors={errors.shown}
        refusals={problems}
        onChange={(_, code) => {
          forget();
          setValue({ code: String(code ?? '') });
        }}
      />
    </Dialog>
  );
}
