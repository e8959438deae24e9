import { Suspense } from 'react';
import { MenuButton } from '../ui/MenuButton.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import './notifications.css';

const NotificationList = lazyPart(async () => (await import('./NotificationList.tsx')).NotificationList);

/** This is the bell and its menu; its number changes without taking the focus. */
export function NotificationsMenu({ count }: { count: number }) {
  return (
    <MenuButton
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-notification-3-line"
      label={
        count > 0 ? `Notifications : ${count === 1 ? '1 non lue' : `${count} non lues`}` : 'Notifications'
      }
      panelClassName="menu__panneau--droite notifications"
    >
      {(close) => (
        <Suspense fallback={<p className="notifications__vide">Chargement…</p>}>
          <NotificationList close={close} />
        </Suspense>
      )}
    </MenuButton>
  );
}
