import { notificationEndpoints } from '@asso/contract/notification/notification.endpoints';
import type { NotificationView } from '@asso/contract/notification/notification.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { extractFait } from '@asso/domain/notification/notification.words';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { loadUser } from '../platform/session/session.ts';
import { useReread } from '../platform/use-read.ts';

const icons: Record<number, string> = {
  1: 'fr-icon-folder-2-line',
  2: 'fr-icon-file-text-line',
  3: 'fr-icon-building-line',
  4: 'fr-icon-file-text-line',
  5: 'fr-icon-chat-3-line',
  6: 'fr-icon-bank-line',
  7: 'fr-icon-team-line',
  8: 'fr-icon-money-euro-circle-line',
};

const courriels: Record<NonNullable<NotificationView['courriel']>, string> = {
  'en-cours': 'Courriel en cours d’envoi',
  remis: 'Courriel remis',
  'non-remis': 'Courriel non remis : vérifiez votre adresse',
};

type NotificationItemProps = { item: NotificationView; showsCourriel?: boolean; onGo?: () => void };

/** One line: what happened, with its date and, if any, its link, which marks the line as read when followed. */
export function NotificationItem({ item, showsCourriel, onGo }: NotificationItemProps) {
  const reread = useReread();
  const follow = async () => {
    onGo?.();
    if (item.lue) return;
    const outcome = await call(notificationEndpoints.markNotificationsLues, { body: { ids: [item.id] } });
    if (!outcome.ok) return;
    await Promise.all([reread(notificationEndpoints.readUserNotifications), loadUser({ again: true })]);
  };
  const said = (
    <>
      <span className="invisible">{item.objet.libelle} : </span>
      {capitalized(extractFait(item))}
    </>
  );
  return (
    <li
      className={`notification ${item.lue ? '' : 'notification--neuve '}${icons[item.kind] ?? 'fr-icon-info-line'}`}
    >
      <div className="notification__corps">
        <p className="notification__texte">
          {item.lien ? (
            <AppLink href={item.lien} onClick={() => void follow()}>
              {said}
            </AppLink>
          ) : (
            said
          )}
        </p>
        {!item.lue && <span className="notification__neuve">Non lu</span>}
        <p className="discret petit notification__quand">
          <span className="nombre">{formatHorodatage(new Date(item.le))}</span>
          {showsCourriel && item.courriel && (
            <span className={`notification__courriel--${item.courriel}`}> · {courriels[item.courriel]}</span>
          )}
        </p>
      </div>
    </li>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
