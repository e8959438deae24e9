import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useState } from 'react';
import { here } from '../platform/page/navigation.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useStore } from '../ui/page/store.ts';
import { Pager } from '../ui/table/Pager.tsx';
import { focusNotifications, notificationsEntieres, notificationsId } from './focus-notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { PreferencesCourriel } from './PreferencesCourriel.tsx';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

const shownAtMost = 20;
/** The home page shows this many below the tasks, until all of them are asked for. */
const shownFirst = 3;

/**
 * It shows the latest notifications, unread first, and whether each was e-mailed; on demand it shows all, twenty a
 * page.
 */
export function NotificationsSection() {
  const [cursor, setCursor] = useState<string>();
  const { read, markAll } = useNotifications({ limit: shownAtMost, cursor });
  const isRead = read.state === 'lu';
  const isWhole = useStore(notificationsEntieres);
  useEffect(() => () => notificationsEntieres.set(false), []);
  useEffect(() => {
    if (isRead && here().endsWith(`#${notificationsId}`)) focusNotifications();
  }, [isRead]);
  const goTo = (page: string) => {
    setCursor(page);
    focusNotifications();
  };
  return (
    <section className="pile" aria-labelledby={notificationsId}>
      <h2 className="fr-h4" id={notificationsId} tabIndex={-1}>
        Notifications
      </h2>
      {read.state === 'attente' && <p aria-busy="true">Chargement…</p>}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {isRead && <Page {...read.value} isWhole={isWhole} onMarkAll={markAll} onGo={goTo} />}
      <PreferencesCourriel />
    </section>
  );
}

type PageProps = {
  items: Parameters<typeof NotificationItem>[0]['item'][];
  total: number;
  totalExact: boolean;
  nonLues: number;
  next: string | null;
  previous: string | null;
  isWhole: boolean;
  onMarkAll: () => Promise<void>;
  onGo: (page: string) => void;
};

function Page({ items, total, totalExact, nonLues, isWhole, ...page }: PageProps) {
  const { next, previous, onMarkAll, onGo } = page;
  if (items.length === 0) return <p>Aucune notification pour l’instant.</p>;
  const all = totalExact ? count(total, 'notification', 'notifications') : 'plus de 10 000 notifications';
  return (
    <>
      <div className="boite__tete">
        <p role="status">
          {all}, {nonLues === 0 ? 'toutes lues' : count(nonLues, 'non lue', 'non lues')}
        </p>
        {nonLues > 0 && (
          <ActionButton kind="tertiaire" isSmall onPress={onMarkAll}>
            Tout marquer comme lu
          </ActionButton>
        )}
      </div>
      <ul className="liste-nue boite">
        {(isWhole ? items : items.slice(0, shownFirst)).map((item) => (
          <NotificationItem key={item.id} item={item} showsCourriel />
        ))}
      </ul>
      {!isWhole && items.length > shownFirst && (
        <p>
          <button type="button" className="fr-btn fr-btn--tertiary" onClick={focusNotifications}>
            Voir toutes les notifications
          </button>
        </p>
      )}
      {isWhole && (
        <Pager
          onPrevious={previous === null ? null : () => onGo(previous)}
          onNext={next === null ? null : () => onGo(next)}
        />
      )}
    </>
  );
}
