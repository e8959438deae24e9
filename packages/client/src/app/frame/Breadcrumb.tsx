import { useRouterState } from '@tanstack/react-router';
import { AppLink } from '../../platform/AppLink.tsx';
import { belowBase } from '../../platform/page/navigation.ts';
import { pageHead } from '../../platform/page/page-head.ts';
import { useUser } from '../../platform/session/session.ts';
import { lastRole, useWornRole } from '../../platform/session/session-role.ts';
import { useStore } from '../../ui/page/store.ts';
import { findHome } from '../home.ts';

type BreadcrumbProps = {
  /** The path of the page that is shown; undefined before the first page is known. */
  shown: string | undefined;
};

/**
 * The breadcrumb; where a page may have one, its line is kept even when empty, so that the page does not move. It
 * follows the page that is shown, not the address: somebody sent home is on the former page until the home page has
 * come, and the page then moves once.
 */
export function Breadcrumb({ shown }: BreadcrumbProps) {
  const user = useUser();
  const role = useWornRole() ?? lastRole();
  const { titre, fil = [] } = useStore(pageHead);
  const address = useRouterState({ select: ({ location }) => belowBase(location.pathname) });
  const isHome = ['/', '/user/dashboard', findHome(role)].includes(shown ?? address);
  if (isHome) return null;
  // A person who is not signed in has no home page, so only deeper pages have a breadcrumb.
  if (fil.length === 0 && user === null) return <div className="fil" />;
  return (
    <nav className="fr-breadcrumb fil" aria-label="Vous êtes ici :">
      <ol className="fr-breadcrumb__list">
        {[{ label: 'Accueil', href: '/' }, ...fil].map((crumb) => (
          <li key={crumb.href}>
            <AppLink className="fr-breadcrumb__link" href={crumb.href}>
              {crumb.label}
            </AppLink>
          </li>
        ))}
        <li>
          <span className="fr-breadcrumb__link" aria-current="page">
            {titre}
          </span>
        </li>
      </ol>
    </nav>
  );
}
