import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusHeading } from '../../ui/page/focus.ts';
import { newId } from '../../ui/page/new-id.ts';
import type { SubventionEdition } from '../edition.ts';

type RetirerProps = SubventionEdition & { projet: ProjetView; onClose: () => void };

/** Says what goes with a project before it is removed. */
export function RetirerProjetDialog({ dossier, found, projet, onClose }: RetirerProps) {
  const [error, setError] = useState<string | null>(null);
  const name = nomProjet(projet);
  const remove = async () => {
    const outcome = await call(projetEndpoints.deleteProjet, {
      ifMatch: projet.version,
      params: { id_fo: dossier.id_fo, id: projet.id },
      idempotencyKey: newId(),
    });
    if (!outcome.ok) return setError(outcome.problem.message);
    notify('succes', `${name} : supprimé.`);
    await found.refresh();
    focusHeading();
  };
  return (
    <Dialog
      title={`Supprimer « ${name} »`}
      onClose={onClose}
      action={{ label: 'Supprimer le projet', isDanger: true, onPress: remove }}
    >
      <p>Sa description et son budget disparaissent du dossier. Le reste du dossier ne change pas.</p>
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
