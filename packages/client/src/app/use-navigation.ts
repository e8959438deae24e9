import { useActingFor } from '../platform/acting-for.ts';
import { hasPage } from '../platform/available-pages.ts';
import { useUser } from '../platform/session.ts';
import { useWornRole } from '../platform/session-role.ts';
import { type NavigationItem, navigationItems, writtenItems } from './navigation-items.ts';

/** What the role worn finds in the navigation: all of it, and what is already written. */
export function useNavigation(): { items: NavigationItem[]; written: NavigationItem[] } {
  const items = navigationItems({
    role: useWornRole(),
    association: useActingFor(),
    services: useUser()?.services ?? [],
  });
  return { items, written: writtenItems(items, hasPage) };
}
