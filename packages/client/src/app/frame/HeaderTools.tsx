import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';
import { pageHead } from '../../platform/page/page-head.ts';
import { useIsUserKnown } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import '../../notification/notifications.css';

/** Help opens on the subject of the page. */
export function HelpTool({ isNamed = false }: { isNamed?: boolean }) {
  const { aide } = useStore(pageHead);
  return (
    <Tool
      className={`fr-btn fr-btn--tertiary-no-outline fr-icon-question-line ${isNamed ? 'fr-btn--icon-left' : 'entete__icone'}`}
      href={`/assistance${aide ? `/${aide}` : ''}`}
      label="Aide"
      title={isNamed ? undefined : 'Aide'}
    />
  );
}

export const SignedOutTools = () =>
  useIsUserKnown() && (
    <>
      <Tool className="fr-btn fr-btn--tertiary-no-outline" href="/faq" label="Questions fréquentes" />
      <Tool className="fr-btn fr-btn--tertiary-no-outline" href="/login" label="Se connecter" />
      <Tool className="fr-btn fr-btn--tertiary" href="/register" label="Créer mon compte" />
      <li>
        <DisplayMenu />
      </li>
    </>
  );

type ToolProps = { href: string; label: string; className: string; title?: string };

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
