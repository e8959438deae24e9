import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';
import { pageHead } from '../../platform/page/page-head.ts';
import { useIsUserKnown, useUser } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import '../../notification/notifications.css';

/** Help always comes first, then the tools of the person's account. */
export function HeaderTools() {
  const user = useUser();
  const isKnown = useIsUserKnown();
  const { aide } = useStore(pageHead);
  return (
    <ul className="entete__outils">
      <Tool
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-question-line"
        href={`/assistance${aide ? `/${aide}` : ''}`}
        label="Aide"
      />
      {user ? (
        <>
          <li>
            <NotificationsMenu count={user.notifications} />
          </li>
          <li>
            <AccountMenu user={user} />
          </li>
        </>
      ) : (
        isKnown && <SignedOutTools />
      )}
    </ul>
  );
}

const SignedOutTools = () => (
  <>
    <Tool className="fr-btn fr-btn--tertiary-no-outline" href="/faq" label="Questions fréquentes" />
    <Tool className="fr-btn fr-btn--tertiary-no-outline" href="/login" label="Se connecter" />
    <Tool className="fr-btn fr-btn--tertiary" href="/register" label="Créer mon compte" />
    <li>
      <DisplayMenu />
    </li>
  </>
);

type ToolProps = { href: string; label: string; className: string };

/** As long as its page is not written, a tool leaves not even an empty place in the list. */
const Tool = ({ label, ...link }: ToolProps) =>
  hasPage(link.href) && (
    <li>
      <AppLink {...link}>{label}</AppLink>
    </li>
  );

/** People who are not signed in have no account menu, so the display settings get a menu of their own. */
const DisplayMenu = () => (
  <MenuButton
    className="fr-btn fr-btn--tertiary-no-outline"
    label="Affichage"
    panelClassName="menu__panneau--droite"
  >
    {() => <DisplaySettings />}
  </MenuButton>
);

const NotificationList = lazyPart(
  async () => (await import('../../notification/NotificationList.tsx')).NotificationList,
);

/** This is the bell and its menu; its number changes without taking the focus. */
function NotificationsMenu({ count }: { count: number }) {
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
