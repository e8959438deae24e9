import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { DossierHead, Equipe } from '@asso/contract/dossier/dossier.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { joinWithAnd } from '@asso/domain/identifiants/enumeration';
import { useState } from 'react';
import { nameDossier } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useUser } from '../../platform/session/session.ts';
import { useReread } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { newId } from '../../ui/page/new-id.ts';

type SupprimerDialogProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'description' | 'instructions'> & { equipe: Equipe };
  onClose: () => void;
};

/** Removes a dossier from the lists, from which it can be restored. */
export function SupprimerDialog({ dossier, onClose }: SupprimerDialogProps) {
  const { id_fo, instructions, equipe } = dossier;
  const user = useUser();
  const autres = equipe.flatMap(({ id, nom }) => (id === user?._id ? [] : [nom]));
  const gardent = instructions.filter(({ etat }) => isAtStudy(etat)).map(({ service }) => service.nom);
  const [error, setError] = useState<string | null>(null);
  const reread = useReread();
  const remove = async () => {
    const outcome = await call(dossierEndpoints.deleteDossier, {
      params: { id: id_fo },
      idempotencyKey: newId(),
    });
    if (!outcome.ok) return setError(outcome.problem.message);
    notify('succes', `Dossier ${id_fo} supprimé. Vous pouvez le restaurer.`);
    await reread(dossierEndpoints.listDossiers);
    go('/dossiers?vue=tous');
  };
  return (
    <Dialog
      title={`Supprimer le dossier ${id_fo}`}
      onClose={onClose}
      action={{ label: 'Supprimer le dossier', onPress: remove, isDanger: true }}
    >
      <p>
        {nameDossier(dossier)} : ce dossier quitte vos listes. Vous pourrez le restaurer depuis « Dossiers
        supprimés ».
      </p>
      {autres.length > 0 && (
        <p>
          {joinWithAnd(autres)} y{' '}
          {autres.length > 1
            ? 'travaillent aussi : ces personnes seront prévenues'
            : 'travaille aussi : cette personne sera prévenue'}
          .
        </p>
      )}
      {gardent.length > 0 && (
        <p>{gardent.join(', ')} : la demande que vous y avez faite continue, elle n’est pas supprimée.</p>
      )}
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
