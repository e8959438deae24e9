import { useState } from 'react';
import { unsentDrafts } from '../../platform/draft/draft-storage.ts';
import { countUnsent, sendUnsent } from '../../platform/hors-connexion/send-unsent.ts';
import { sayUnsent } from '../../platform/hors-connexion/unsent-words.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStore } from '../../ui/page/store.ts';

type SignOutDialogProps = { onLeave: () => unknown; onClose: () => void };

/** Says that signing out erases what this device has not sent, and offers to send it first. */
export function SignOutDialog({ onLeave, onClose }: SignOutDialogProps) {
  const drafts = useStore(unsentDrafts);
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const send = async () => {
    setIsSending(true);
    await sendUnsent();
    setIsSending(false);
    if (unsentDrafts.get().length === 0) onLeave();
    else setHasFailed(true);
  };
  return (
    <Dialog
      title="Vous déconnecter sans tout envoyer ?"
      onClose={onClose}
      action={{ label: 'Me déconnecter et les perdre', onPress: onLeave, isDanger: true }}
    >
      <p>
        {sayUnsent(countUnsent(drafts))}. La déconnexion efface ce qui est gardé sur cet appareil : ils
        seraient perdus.
      </p>
      <ul>
        {drafts.map(({ name, envoi }) => (
          <li key={name}>{envoi.titre}</li>
        ))}
      </ul>
      <p role="status">{hasFailed && 'Tout n’est pas parti : ouvrez la demande, ou attendez le réseau.'}</p>
      <button
        type="button"
        className="fr-btn fr-btn--secondary"
        disabled={isSending}
        onClick={() => void send()}
      >
        {isSending ? 'Envoi…' : 'Les envoyer, puis me déconnecter'}
      </button>
    </Dialog>
  );
}
