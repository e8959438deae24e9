import { Suspense } from 'react';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import '../../notification/notifications.css';

const NotificationList = lazyPart(
  async () => (await import('../../notification/NotificationList.tsx')).NotificationList,
);

/** The bell and its menu; its number changes without taking the focus. */
export const BellTool = ({ count }: { count: number }) => (
  <li>
    <MenuButton
      className="fr-btn fr-btn--tertiary-no-outline entete__icone fr-icon-notification-3-line"
      label={
        <>
          <span className="invisible">
            {count > 0
              ? `Notifications : ${count === 1 ? '1 non lue' : `${count} non lues`}`
              : 'Notifications'}
          </span>
          {count > 0 && (
            <span className="entete__pastille" aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
      panelClassName="menu__panneau--droite notifications"
    >
      {(close) => (
        <Suspense fallback={<p className="notifications__vide">Chargement…</p>}>
          <NotificationList close={close} />
        </Suspense>
      )}
    </MenuButton>
  </li>
);
