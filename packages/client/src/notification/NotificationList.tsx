// The list under the bell is loaded when it is first opened.
import { AppLink } from '../platform/AppLink.tsx';
import { focusNotifications } from './focus-notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications } from './use-notifications.ts';

const shownAtMost = 8;

/** It shows the last eight, unread first; the others are on the home page. */
export function NotificationList({ close }: { close: () => void }) {
  const { read, markAll } = useNotifications({ limit: shownAtMost });
  if (read.state === 'attente') return <p className="notifications__vide">Chargement…</p>;
  if (read.state === 'refuse') return <p className="notifications__vide">{read.problem.message}</p>;
  const { items, nonLues } = read.value;
  const goToAll = () => {
    close();
    // When the reader is already there, the address does not change, so the list is scrolled into view.
    setTimeout(focusNotifications);
  };
  return (
    <>
      {items.length === 0 ? (
        <p className="notifications__vide">Aucune notification pour l’instant.</p>
      ) : (
        <ul className="menu__liste notifications__liste">
          {items.map((item) => (
            <NotificationItem key={item.id} item={item} onGo={close} />
          ))}
        </ul>
      )}
      <div className="notifications__pied">
        {nonLues > 0 && (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => void markAll()}>
            Tout marquer comme lu
          </button>
        )}
        <AppLink href="/user/dashboard#notifications" onClick={goToAll}>
          Toutes les notifications
        </AppLink>
      </div>
    </>
  );
}
