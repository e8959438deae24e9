// The list under the bell is loaded when it is first opened.
import { AppLink } from '../platform/AppLink.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';
import { useNotifications } from './use-notifications.ts';

const shownAtMost = 8;

/** Shows a few notifications, unread first, and links to the page of all of them. */
export function NotificationList({ close }: { close: () => void }) {
  const { read, markAll } = useNotifications({ limit: shownAtMost });
  if (read.state === 'attente') return <p className="notifications__vide">Chargement…</p>;
  if (read.state === 'refuse') return <p className="notifications__vide">{read.problem.message}</p>;
  const { items, nonLues } = read.value;
  return (
    <>
      {items.length === 0 ? (
        <p className="notifications__vide">Aucune notification pour l’instant.</p>
      ) : (
        <div className="notifications__liste">
          <NotificationGroups items={items} onGo={close} />
        </div>
      )}
      <div className="notifications__pied">
        {nonLues > 0 && (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => void markAll()}>
            Tout marquer comme lu
          </button>
        )}
        <AppLink href="/user/notifications" onClick={close}>
          Toutes les notifications
        </AppLink>
      </div>
    </>
  );
}
