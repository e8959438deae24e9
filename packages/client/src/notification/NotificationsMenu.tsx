import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { NotificationView } from '@asso/contract/notification/notification.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/instants';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call.ts';
import { loadUser } from '../platform/session.ts';
import { useRead } from '../platform/use-read.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import './notifications.css';

const shownFirst = 8;
const shownAtMost = 50;

/** Under the bell: the last eight, unread first, and the others on demand; the number changes without taking the focus. */
export function NotificationsMenu({ count }: { count: number }) {
  return (
    <MenuButton
      className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-notification-3-line"
      label={count > 0 ? `Notifications : ${count}` : 'Notifications'}
      panelClassName="menu__panneau--droite notifications"
    >
      {(close) => <NotificationList close={close} />}
    </MenuButton>
  );
}

function NotificationList({ close }: { close: () => void }) {
  const [isWhole, setIsWhole] = useState(false);
  const read = useRead(notificationEndpoints.readUserNotifications, { query: { limit: shownAtMost } });
  const [isMarked, setIsMarked] = useState(false);
  const markAll = async () => {
    const outcome = await call(notificationEndpoints.markNotificationsLues, { body: { toutes: true } });
    if (!outcome.ok) return;
    setIsMarked(true);
    await Promise.all([read.reload(), loadUser({ again: true })]);
  };
  if (read.state === 'attente') return <p className="notifications__vide">Chargement…</p>;
  if (read.state === 'refuse') return <p className="notifications__vide">{read.problem.message}</p>;
  const { items, nonLues } = read.value;
  return (
    <>
      {items.length === 0 ? (
        <p className="notifications__vide">Aucune notification pour l’instant.</p>
      ) : (
        <ul className="menu__liste notifications__liste">
          {items.slice(0, isWhole ? shownAtMost : shownFirst).map((item) => (
            <NotificationItem key={item.id} item={item} onGo={close} />
          ))}
        </ul>
      )}
      <div className="notifications__pied">
        {nonLues > 0 && !isMarked && (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => void markAll()}>
            Tout marquer comme lu
          </button>
        )}
        {items.length > shownFirst && (
          <button
            type="button"
            className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Seulement les premières' : 'Voir les précédentes'}
          </button>
        )}
      </div>
    </>
  );
}

const icons: Record<number, string> = {
  1: 'fr-icon-folder-2-line',
  2: 'fr-icon-file-text-line',
  3: 'fr-icon-chat-3-line',
  4: 'fr-icon-money-euro-circle-line',
  5: 'fr-icon-team-line',
  6: 'fr-icon-time-line',
  7: 'fr-icon-clipboard-line',
  8: 'fr-icon-info-line',
};

function NotificationItem({ item, onGo }: { item: NotificationView; onGo: () => void }) {
  return (
    <li className={`notification ${icons[item.kind] ?? 'fr-icon-info-line'}`}>
      <div>
        {!item.lue && <span className="notification__neuve">Non lu</span>}
        <p className="notification__texte">
          {item.lien ? (
            <AppLink href={item.lien} onClick={onGo}>
              {item.sentence}
            </AppLink>
          ) : (
            item.sentence
          )}
        </p>
        <p className="discret petit nombre">{formatHorodatage(new Date(item.le))}</p>
      </div>
    </li>
  );
}
