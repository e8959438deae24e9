import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useActe } from '../use-acte.ts';

type PublierDialogProps = {
  titre: string;
  publish: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a confirmation before a publication, since a published version can no longer be changed. */
export function PublierDialog({ titre, publish, onClose, children }: PublierDialogProps) {
  const { isBusy, send } = useActe();
  const confirm = async () => {
    await send(async () => {
      await publish();
      return { ok: true };
    });
    onClose();
  };
  return (
    <Dialog
      title={titre}
      onClose={onClose}
      action={{ label: 'Confirmer la publication', onPress: confirm, isBusy }}
    >
      {children}
      <p>Une version publiée ne change plus. Seuls les dossiers commencés ensuite la suivent.</p>
    </Dialog>
  );
}
