import { useRouterState } from '@tanstack/react-router';
import { AppLink } from '../../platform/AppLink.tsx';
import { belowBase } from '../../platform/page/navigation.ts';
import { useUser } from '../../platform/session/session.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import type { NavigationLink } from '../navigation-items.ts';
import { useNavigation } from '../use-navigation.ts';

export function Navigation({ onGo }: { onGo: () => void }) {
  const user = useUser();
  const { written } = useNavigation();
  const href = useRouterState({
    select: (state) => belowBase(state.location.pathname) + state.location.searchStr,
  });
  if (!user) return <div className="fr-nav fr-nav--attendue" />;
  // When a menu entry stands for one view of a page (its query included), the entry of the plain page is not marked
  // as current.
  const own = written
    .flatMap((item) => ('links' in item ? item.links : [item]))
    .find((one) => one.href === href || (one.href.includes('?') && href.startsWith(`${one.href}&`)));
  const here = own?.href ?? href.split('?')[0];
  const isHere = (link: NavigationLink) => link.href === here;
  return (
    <nav className="fr-nav" aria-label="Menu principal">
      <ul className="fr-nav__list">
        {written.map((item) => (
          <li className="fr-nav__item" key={item.label}>
            {'links' in item ? (
              <MenuButton
                className="fr-nav__btn"
                label={item.label}
                panelClassName="nav__panneau"
                isCurrent={item.links.some(isHere)}
              >
                {(close) => (
                  <ul className="menu__liste">
                    {item.links.map((link) => (
                      <li key={link.href}>
                        <AppLink
                          className="menu__lien"
                          href={link.href}
                          aria-current={isHere(link) ? 'page' : undefined}
                          onClick={() => {
                            close();
                            onGo();
                          }}
                        >
                          {link.label}
                        </AppLink>
                      </li>
                    ))}
                  </ul>
                )}
              </MenuButton>
            ) : (
              <AppLink
                className="fr-nav__link"
                href={item.href}
                aria-current={isHere(item) ? 'page' : undefined}
                onClick={onGo}
              >
                {item.label}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
