import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { campagneHref } from './campagne-href.ts';
import { codeDeSubvention } from './nouvelle-subvention.ts';
import { useActe } from './use-acte.ts';

const fields = { code: codeDeSubvention } as const satisfies Fields;

type DupliquerSubventionProps = { subvention: SubventionAdministree; onClose: () => void };

/** It copies the whole subvention to the next year under another code; nothing is published. */
export function DupliquerSubvention({ subvention, onClose }: DupliquerSubventionProps) {
  const [value, setValue] = useState<{ code?: string }>({});
  const [key] = useState(newId);
  const { isBusy, problems, attempt, send, forget } = useActe();
  const errors = useFormErrors({ fields, value, context: { stage: 'saisie' } });
  const duplicate = async () => {
    if (!errors.check()) return;
    const outcome = await send(() =>
      call(campagneEndpoints.duplicateSubvention, {
        params: { id: subvention.id },
        body: { code: String(value.code).trim() },
        idempotencyKey: `${key}-${value.code}`,
      }),
    );
    if (!outcome?.ok) return;
    notify('succes', 'Subvention dupliquée : ses dates avancent d’un an.');
    go(campagneHref(outcome.value.id, { rubrique: 'calendrier' }));
  };
  return (
    <Dialog
      title={`Dupliquer « ${subvention.titre} » ?`}
      onClose={onClose}
      action={{ label: 'Dupliquer la campagne', onPress: duplicate, isBusy }}
    >
      <ErrorSummary errors={[...errors.shown, ...problems]} attempt={errors.attempt + attempt} />
      <p>Questions, pièces, services et dates sont repris, un an plus tard. Rien n’est publié.</p>
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
