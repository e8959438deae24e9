import { AppLink } from '../platform/AppLink.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

const shownFirst = 3;

/** Shows a few notifications on a home page that has no agenda, unread first, and links to the page of all of them. */
export function NotificationsSection() {
  const { read } = useNotifications({ limit: shownFirst });
  return (
    <section className="pile" aria-labelledby="notifications">
      <h2 className="fr-h4" id="notifications">
        Notifications
      </h2>
      {read.state === 'attente' && <p aria-busy="true">Chargement…</p>}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' &&
        (read.value.items.length === 0 ? (
          <p>Aucune notification pour l’instant.</p>
        ) : (
          <div className="boite">
            <NotificationGroups items={read.value.items} showsCourriel />
          </div>
        ))}
      <p>
        <AppLink href="/user/notifications">
          Toutes les notifications, et les courriels que vous recevez
        </AppLink>
      </p>
    </section>
  );
}
