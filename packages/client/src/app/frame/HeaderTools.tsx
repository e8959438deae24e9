import { NotificationsMenu } from '../../notification/NotificationsMenu.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { hasPage } from '../../platform/page/available-pages.ts';
import { pageHead } from '../../platform/page/page-head.ts';
import { useIsUserKnown, useUser } from '../../platform/session/session.ts';
import { useStore } from '../../ui/page/store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';

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
