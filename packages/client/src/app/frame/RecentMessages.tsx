import { formatHeure } from '@asso/domain/identifiants/dates-affichees';
import { recentToasts } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStore } from '../../ui/page/store.ts';

/** Shows the last messages again. */
export function RecentMessages({ onClose }: { onClose: () => void }) {
  const messages = useStore(recentToasts);
  return (
    <Dialog title="Annonces récentes" onClose={onClose}>
      {messages.length === 0 ? (
        <p>Aucune annonce depuis l’ouverture de cette page.</p>
      ) : (
        <ol className="liste-nue pile--serree">
          {messages.map((message) => (
            <li key={message.id}>
              <span className="nombre discret">{formatHeure(message.at)}</span> {message.text}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
