import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';
import { PreferencesCourriel } from './PreferencesCourriel.tsx';
import { useNotifications } from './use-notifications.ts';
import './notifications.css';

const shownAtMost = 20;
/** What happened last to an object is what the person comes to read; the rest is one press away. */
const shownOfEach = 3;

/**
 * Lists all the notifications of the person, unread first and grouped by what they are about, and lets them choose
 * which also come by e-mail.
 */
export function NotificationsPage() {
  const [cursor, setCursor] = useState<string>();
  const { read, markAll } = useNotifications({ limit: shownAtMost, cursor });
  return (
    <div className="page page--serree">
      <PageHeading titre="Notifications" chapo="Ce que les autres ont fait, et ce qui vous attend." />
      <div className="pile">
        <div className="plis-panneau">
          <PreferencesCourriel />
        </div>
        <ReadPart read={read}>
          {({ items, total, totalExact, nonLues, next, previous }) => (
            <section className="pile" aria-label="Vos notifications">
              <div className="boite__tete">
                <p role="status">
                  {total === 0
                    ? 'Aucune notification pour l’instant.'
                    : resumeOf({ total, totalExact, nonLues })}
                </p>
                {nonLues > 0 && (
                  <ActionButton kind="tertiaire" isSmall onPress={markAll}>
                    Tout marquer comme lu
                  </ActionButton>
                )}
              </div>
              {items.length > 0 && (
                <div className="boite">
                  <NotificationGroups items={items} visibles={shownOfEach} showsCourriel />
                </div>
              )}
              <Pager
                onPrevious={previous === null ? null : () => setCursor(previous)}
                onNext={next === null ? null : () => setCursor(next)}
              />
            </section>
          )}
        </ReadPart>
      </div>
    </div>
  );
}

function resumeOf({ total, totalExact, nonLues }: { total: number; totalExact: boolean; nonLues: number }) {
  const all = totalExact
    ? count(total, 'notification', 'notifications')
    : 'plus de 10\u202f000 notifications';
  return `${all}, ${nonLues === 0 ? 'toutes lues' : count(nonLues, 'non lue', 'non lues')}`;
}
