import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { campagneHref } from './campagne-href.ts';
import { codeDeSubvention } from './nouvelle-subvention.ts';

const fields = { code: codeDeSubvention } as const satisfies Fields;

type DupliquerSubventionProps = { subvention: SubventionAdministree; onClose: () => void };

/** It copies the whole subvention to the next year under another code; nothing is published. */
export function DupliquerSubvention({ subvention, onClose }: DupliquerSubventionProps) {
  const saisie = useSaisie({
    name: `subvention-copie-${subvention.id}`,
    value: {} as Draft<typeof fields>,
    send: ({ code }, idempotencyKey) =>
      call(campagneEndpoints.duplicateSubvention, {
        params: { id: subvention.id },
        body: { code: code?.trim() ?? '' },
        idempotencyKey,
      }),
    onDone: ({ id }) => {
      notify('succes', 'Subvention dupliquée : ses dates avancent d’un an.');
      go(campagneHref(id, { rubrique: 'calendrier' }));
    },
  });
  return (
    <SaisieDialog
      title={`Dupliquer « ${subvention.titre} » ?`}
      label="Dupliquer la campagne"
      saisie={saisie}
      fields={fields}
      before={<p>Questions, pièces, services et dates sont repris, un an plus tard. Rien n’est publié.</p>}
      onClose={onClose}
    />
  );
}
