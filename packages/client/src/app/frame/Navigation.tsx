import { useRouterState } from '@tanstack/react-router';
import { AppLink } from '../../platform/AppLink.tsx';
import { belowBase } from '../../platform/page/navigation.ts';
import { useUser } from '../../platform/session/session.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { type NavigationLink, withFewItems } from '../navigation-items.ts';
import { useNavigation } from '../use-navigation.ts';

type NavigationProps = {
  onGo: () => void;
  /** The width that the rest of the header leaves, once it is measured: pages are not all of the same width. */
  measuredPx?: number | null;
  /** True in the menu of a small screen, which has place for every page. */
  isFlat?: boolean;
};

export function Navigation({ onGo, measuredPx = null, isFlat = false }: NavigationProps) {
  const user = useUser();
  const role = useWornRole();
  const isNarrow = useMedia('(max-width: 79.99em)');
  // The wide button of the palette, which services have, leaves less place for pages.
  const hasLessRoom = useMedia('(max-width: 87.49em)') && role !== 'lca.association';
  const usualPx = isNarrow ? 470 : hasLessRoom ? 500 : 620;
  const roomPx = Math.min(usualPx, measuredPx ?? usualPx);
  const { written: all } = useNavigation();
  const written = isFlat ? all : withFewItems(all, roomPx);
  const href = useRouterState({
    select: (state) => belowBase(state.location.pathname) + state.location.searchStr,
  });
  if (!user) return null;
  // When an item leads to a view of a page (with its query), the item of the page itself is not marked as current.
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
