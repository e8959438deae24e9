import { NotificationsMenu } from '../../notification/NotificationsMenu.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { pageHead } from '../../platform/page-head.ts';
import { useUser } from '../../platform/session.ts';
import { useStore } from '../../ui/store.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';

/** Help first, always; then what belongs to the person. */
export function HeaderTools() {
  const user = useUser();
  const { aide } = useStore(pageHead);
  return (
    <ul className="entete__outils">
      <li>
        <AppLink
          className="fr-btn fr-btn--tertiary-no-outline fr-btn--icon-left fr-icon-question-line"
          href={`/assistance${aide ? `/${aide}` : ''}`}
        >
          Aide
        </AppLink>
      </li>
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
        <>
          <li>
            <AppLink className="fr-btn fr-btn--tertiary-no-outline" href="/faq">
              Questions fréquentes
            </AppLink>
          </li>
          <li>
            <AppLink className="fr-btn fr-btn--tertiary-no-outline" href="/login">
              Se connecter
            </AppLink>
          </li>
          <li>
            <AppLink className="fr-btn fr-btn--tertiary" href="/register">
              Créer mon compte
            </AppLink>
          </li>
          <li>
            <DisplayMenu />
          </li>
        </>
      )}
    </ul>
  );
}
