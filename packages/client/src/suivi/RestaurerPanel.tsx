import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { call } from '../platform/call/call.ts';
import { notify } from '../platform/session/announcements.ts';
import type { DossierRead } from '../subvention/edition.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { newId } from '../ui/page/new-id.ts';

type RestaurerPanelProps = { dossier: DossierSubventionView; found: DossierRead };

export function RestaurerPanel({ dossier: { id_fo }, found }: RestaurerPanelProps) {
  const restore = async () => {
    const outcome = await call(dossierEndpoints.restoreDossier, {
      params: { id: id_fo },
      idempotencyKey: newId(),
    });
    notify(
      outcome.ok ? 'succes' : 'erreur',
      outcome.ok ? `Dossier ${id_fo} restauré.` : outcome.problem.message,
    );
    await found.refresh();
  };
  return (
    <ActionButton onPress={restore} busyText="Restauration en cours…">
      Restaurer le dossier
    </ActionButton>
  );
}
